@property
Feature: Laws of resource collections
  What holds for all items under all keys, from a map, a collection or a page, tried on generated ones.

  @level:stated @op:Statement.collectionWrapsItems
  Rule: Every item of a list is counted, iterated and resolved

    @id:law-collection-list @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.getIterator @op:AnonymousResourceCollection.resolve
    Scenario: Count, iteration and resolved data agree about a list
      Then the law "a collection of a list counts, iterates and resolves each of its items" holds

  @level:stated @op:Statement.collectionWrapsItems
  Rule: Keys that are preserved are the given ones

    @id:law-collection-kept-keys @op:AnonymousResourceCollection.preserveKeys @op:AnonymousResourceCollection.resolve
    Scenario: Preserved keys are the given ones
      Then the law "preserved keys are those of the items that were given" holds

  @level:stated @op:Statement.collectionForms
  Rule: All that a collection is turned into has its items

    @id:law-collection-forms @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.toResponse
    Scenario: Every form of a collection has all of its items
      Then the law "every form of a collection has all of its items, in their order" holds

  @level:stated @op:Statement.collectionWrapsItems
  Rule: JSON text says the same on one line and on many

    @id:law-collection-pretty-json @op:AnonymousResourceCollection.toPrettyJson @op:AnonymousResourceCollection.toJson
    Scenario: Pretty and plain JSON text stand for the same
      Then the law "pretty JSON text of a collection stands for what its plain JSON text stands for" holds

  @level:observed @op:Statement.collectionWrapsItems @trait:ordered-maps @trait:integer-like-keys
  Rule: All ways to the items lead to the same ones

    @id:law-collection-items @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.getIterator @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.resolve @trait:keyed-iteration @trait:keyed-pages
    Scenario: Count, iteration, array and resolved data agree
      Then the law "counting, iterating, toArray and resolve agree about the items" holds

  @level:observed @trait:ordered-maps @trait:integer-like-keys
  Rule: The setting to preserve keys takes effect when data is resolved

    @id:law-collection-preserve-keys @op:AnonymousResourceCollection.preserveKeys @op:AnonymousResourceCollection.$preserveKeys @trait:keyed-pages
    Scenario: Only numeric keys depend on it, whenever it is switched
      Then the law "preserving keys decides about numeric keys alone, as often as it is switched" holds

  @level:observed @op:Statement.collectionForms @trait:ordered-maps @trait:integer-like-keys
  Rule: JSON text stands for the resolved data

    @id:law-collection-json @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.toPrettyJson @op:AnonymousResourceCollection.jsonSerialize @trait:keyed-pages
    Scenario: Parsing the JSON text gives the resolved data
      Then the law "JSON text parses back to what resolve and jsonSerialize give" holds

  @level:observed
  Rule: A response body is made of data, extra data and metadata by fixed rules

    @id:law-response-wrap @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.$forceWrapping @op:AnonymousResourceCollection.toResponse @trait:ordered-maps @trait:integer-like-keys
    Scenario: Wrapping adds at most one level and loses nothing
      Then the law "a response adds at most one level around the data and loses none of it" holds

    @id:law-response-merge @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.additional @op:Statement.collectionExtraData @trait:recursive-merge @trait:ordered-maps @trait:integer-like-keys @trait:settable-properties
    Scenario: The body is the recursive merge of its parts
      Then the law "a response body is the wrapped data merged with the data beside it" holds

  @level:observed @op:Statement.collectionLinkQuery
  Rule: Query parameters concern links only

    @id:law-collection-links @op:AnonymousResourceCollection.withQuery @op:AnonymousResourceCollection.preserveQuery
    Scenario: Data and metadata stay as they are
      Then the law "query parameters reach the URLs in the response and change nothing else" holds
