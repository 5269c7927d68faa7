Feature: Ready-made views
  `simpleViews` makes a view factory for programs that have no views of their own. What it shows is text in HTML, whatever is in it.

  Background:
    When the expression Paginator.viewFactoryResolver(() => simpleViews()) is evaluated

  Rule: A page has a link to each neighbour, and says where there is none

    Scenario Outline: The <page> page
      When the expression new Paginator(<items>, 2, <number>, { path: '/a' }).links('pagination::simple-default').toHtml().split('\n  ') is evaluated
      Then it gives this value
        """
        ['<nav class="pagination" aria-label="Pages">', '<a class="<previous>', '<a class="<next>\n</nav>']
        """

      Examples:
        | page   | items     | number | previous                                                          | next                                                          |
        | first  | [1, 2, 3] |      1 | page-link disabled" role="link" aria-disabled="true">Previous</a> | page-link" href="/a?page=2" rel="next">Next</a>               |
        | middle | [1, 2, 3] |      2 | page-link" href="/a?page=1" rel="prev">Previous</a>               | page-link" href="/a?page=3" rel="next">Next</a>               |
        | last   | [1, 2]    |      3 | page-link" href="/a?page=2" rel="prev">Previous</a>               | page-link disabled" role="link" aria-disabled="true">Next</a> |

    Scenario: The only page
      When the expression new Paginator([1, 2], 2, 1).links().toHtml() is evaluated
      Then it gives ''

  Rule: The default view is the one for Tailwind

    Scenario Outline: Classes of the <part>
      When the expression new Paginator([1, 2, 3], 2, 1).links(<view>).toHtml().match(/class="[^"]*"/g)[<index>] is evaluated
      Then it gives this value
        """
        'class="<classes>"'
        """

      Examples:
        | part              | view                          | index | classes                                                                                                                                                                                          |
        | default view      |                               |     0 | flex items-center justify-between gap-2                                                                                                                                                          |
        | navigation        | 'pagination::simple-tailwind' |     0 | flex items-center justify-between gap-2                                                                                                                                                          |
        | link that is none | 'pagination::simple-tailwind' |     1 | rounded-md border px-3 py-2 text-sm font-medium leading-5 cursor-not-allowed border-gray-200 text-gray-500 dark:border-gray-700 dark:text-gray-400                                               |
        | link              | 'pagination::simple-tailwind' |     2 | rounded-md border px-3 py-2 text-sm font-medium leading-5 border-gray-400 text-gray-800 hover:bg-gray-100 focus-visible:outline-2 dark:border-gray-500 dark:text-gray-100 dark:hover:bg-gray-800 |

  Rule: Words may be in any language, for a factory or for one page

    Scenario Outline: Words <given>
      Given the expression Paginator.viewFactoryResolver(() => simpleViews(<texts>)) is evaluated
      When the expression new Paginator([1], 1, 2).links(null, <data>).toHtml().match(/(?<=label=")[^"]*|[^>]*(?=<\/a>)/g).filter(Boolean) is evaluated
      Then it gives ['<navigation>', '<previous>', '<next>']

      Examples:
        | given                    | texts                                                        | data                                                     | navigation | previous | next   |
        | of nobody                | undefined                                                    | {}                                                       | Pages      | Previous | Next   |
        | of the factory           | { previous: 'Zurück', next: 'Weiter', navigation: 'Seiten' } | {}                                                       | Seiten     | Zurück   | Weiter |
        | of the page              | { previous: 'Zurück', next: 'Weiter', navigation: 'Seiten' } | { previous: 'Avant', next: 'Après', navigation: 'Page' } | Page       | Avant    | Après  |
        | of both                  | { previous: 'Zurück' }                                       | { next: 'Après' }                                        | Pages      | Zurück   | Après  |
        | undefined by the factory | { previous: undefined, next: 'Weiter' }                      | {}                                                       | Pages      | Previous | Weiter |

  Rule: Whatever is shown is text

    Scenario: Markup in an address
      When the expression new Paginator([1, 2], 1, 1, { path: '/"><b>&\'' }).links().toHtml().match(/href=.*(?= rel)/)[0] is evaluated
      Then it gives 'href="/&quot;&gt;&lt;b&gt;&amp;&#039;?page=2"'

    Scenario: Markup in words
      When the expression new Paginator([1, 2], 1, 2).links(null, { previous: '<i>', next: '&', navigation: '">' }).toHtml().match(/label.*|[^>]*(?=<\/a>)/g).filter(Boolean) is evaluated
      Then it gives ['label="&quot;&gt;">', '&lt;i&gt;', '&amp;']

  Rule: What cannot be shown is refused by name

    Scenario: A view that there is not
      When the expression new Paginator([1, 2, 3], 2, 1).links('pages') is evaluated
      Then it throws InvalidArgumentException: View [pages] not found: expected one of pagination::simple-default, pagination::simple-tailwind.

    Scenario: Data without a paginator
      When the expression simpleViews().make('pagination::simple-default', new OrderedMap()) is evaluated
      Then it throws TypeError: The data "paginator" of a view: expected a Paginator, received undefined

    Scenario: A word that is no text
      When the expression new Paginator([1, 2, 3], 2, 1).links(null, { next: 5 }) is evaluated
      Then it throws TypeError: The data "next" of a view: expected a string, received 5
