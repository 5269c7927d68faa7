@property
Feature: Laws of rendered text
  What holds for every text that a view gives, tried on generated ones.

  @level:observed
  Rule: Escaping hides all markup and loses nothing

    @id:law-escaped-text @op:Paginator.__toString @op:Paginator.escapeWhenCastingToString @op:Paginator.toHtml
    Scenario: Escaped text has none of the characters that begin or end markup
      Then the law "escaped text has no markup of its own and reads back as the view" holds
