const longest = 100;

/** Writes code as it stands in a cell of a table: on one line, and shortened when it is long. */
export function inCell(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '\\|').trim();
  return `\`${line.length > longest ? `${line.slice(0, longest)}…` : line}\``;
}
