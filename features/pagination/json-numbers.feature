@op:Paginator.toJson @trait:json-text
Feature: Paginator.toJson: numbers
  Numbers are written with the fewest digits that read back as the same number.

  @level:exact
  Rule: Fractions, and what is too large or small for plain digits

    @id:paginator-json-number-written
    Scenario Outline: The number <item> is written <json>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[<json>]
        """

      Examples:
        | case            | item               | json               |
        | tenth           |                0.1 |                0.1 |
        | third           | 0.3333333333333333 | 0.3333333333333333 |
        | negative        |               -2.5 |               -2.5 |
        | small           |             0.0001 |             0.0001 |
        | smaller         |            0.00012 |            0.00012 |
        | smallest-plain  |            0.00001 |             1.0e-5 |
        | digits-and-mark |          0.0000125 |            1.25e-5 |
        | tiny            |             5e-324 |           5.0e-324 |
        | minus-tiny      |            -1.5e-7 |            -1.5e-7 |
        | large-fraction  |         1234567.75 |         1234567.75 |
        | seventeen       |            1.5e+16 |  15000000000000000 |

    @id:paginator-json-number-fraction-kept
    Scenario Outline: Options <options> write <item> as <json>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        :[<json>]
        """

      Examples:
        | case          | options | item   | json    |
        | integer       |    1024 |      7 |       7 |
        | fraction      |    1024 |    7.5 |     7.5 |
        | text          |    1056 | "1e3"  |  1000.0 |
        | text-point    |    1056 | "5."   |     5.0 |
        | text-integer  |    1056 | "7"    |       7 |
        | text-fraction |    1056 | "7.25" |    7.25 |
        | text-exponent |    1056 | "1e25" | 1.0e+25 |

  @level:exact
  Rule: Option 32 writes text that spells a decimal number as that number

    @id:paginator-json-number-text
    Scenario Outline: <text> becomes <json>
      Given a Paginator of [<text>] with 1 per page
      When "toJson" is called with [32]
      Then the result contains the text
        """
        :[<json>]
        """

      Examples:
        | case              | text                                     | json                  |
        | blank-before      | " 1"                                     |                     1 |
        | blanks-before     | " \\u0009\\u000a\\u000b\\u000c\\u000d 1" |                     1 |
        | blank-after       | "2 "                                     |                     2 |
        | blanks-after      | "2 \\u0009\\u000a\\u000b\\u000c\\u000d " |                     2 |
        | plus              | "+5"                                     |                     5 |
        | minus             | "-5"                                     |                    -5 |
        | minus-zero        | "-0"                                     |                     0 |
        | minus-zero-point  | "-0.0"                                   |                    -0 |
        | zeros-before      | "007"                                    |                     7 |
        | point-last        | "12."                                    |                    12 |
        | point-first       | ".5"                                     |                   0.5 |
        | minus-point       | "-.5"                                    |                  -0.5 |
        | zero-fraction     | "0.0"                                    |                     0 |
        | fraction          | "12.25"                                  |                 12.25 |
        | exponent          | "1e3"                                    |                  1000 |
        | exponent-capital  | "1E3"                                    |                  1000 |
        | exponent-plus     | "1e+3"                                   |                  1000 |
        | exponent-minus    | "15e-7"                                  |                1.5e-6 |
        | exponent-long     | "1e10"                                   |           10000000000 |
        | fraction-exponent | "1.5e2"                                  |                   150 |
        | point-exponent    | ".5e1"                                   |                     5 |
        | large             | "9007199254740993"                       |      9007199254740993 |
        | largest           | "9223372036854775807"                    |   9223372036854775807 |
        | too-large         | "9223372036854775808"                    | 9.223372036854776e+18 |
        | smallest          | "-9223372036854775808"                   |  -9223372036854775808 |
        | infinite          | "1e999"                                  | "1e999"               |
        | empty             | ""                                       | ""                    |
        | blank             | " "                                      | " "                   |
        | sign              | "-"                                      | "-"                   |
        | point             | "."                                      | "."                   |
        | two-signs         | "--1"                                    | "--1"                 |
        | letter-before     | "a1"                                     | "a1"                  |
        | letter-after      | "1a"                                     | "1a"                  |
        | exponent-alone    | "e3"                                     | "e3"                  |
        | exponent-empty    | "1e"                                     | "1e"                  |
        | exponent-sign     | "1e+"                                    | "1e+"                 |
        | exponent-fraction | "1e1.5"                                  | "1e1.5"               |
        | two-points        | "1.2.3"                                  | "1.2.3"               |
        | hexadecimal       | "0x1"                                    | "0x1"                 |
        | hard-blank        | "\\u00a01"                               | "\\u00a01"            |
        | hard-blank-after  | "1\\u00a0"                               | "1\\u00a0"            |
        | blank-inside      | "1 2"                                    | "1 2"                 |
        | name              | "Infinity"                               | "Infinity"            |

    @id:paginator-json-number-keys @trait:ordered-maps
    Scenario: Keys stay text
      Given a Paginator of [{"a": "12", "7": "x"}] with 1 per page
      When "toJson" is called with [32]
      Then the result contains the text
        """
        :[{"a":12,"7":"x"}]
        """
