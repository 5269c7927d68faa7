/**
 * Reads a query in both ways in use, which differ in what a plus stands for.
 *
 * @param search - The query as it stands in a URL.
 * @returns As a form has it, where a plus is a blank; and as RFC 3986 has it, where a plus is itself.
 */
export function queryReadings(search: string): readonly [URLSearchParams, URLSearchParams] {
  return [new URLSearchParams(search), new URLSearchParams(search.replaceAll('+', '%2B'))];
}
