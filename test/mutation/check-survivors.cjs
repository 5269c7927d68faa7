// Compares what mutation testing found with docs/strength/survivors.md: every mutant that no scenario kills stands there
// with its reason, and nothing else does. Prints the rows that are missing, ready to be given a reason.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
const page = join('docs', 'strength', 'survivors.md');
const longest = 100;

/** Text as it stands between two backquotes in a table cell. */
function cell(text) {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '\\|').trim();
  return `\`${line.length > longest ? `${line.slice(0, longest)}…` : line}\``;
}

/** The source text from one place to another; lines and columns count from 1. */
function textBetween(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function rowsOfReport(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement }) => {
        const code = cell(textBetween(source, location));
        return `| ${file.replace('src/reference/', '')} | ${code} | ${cell(replacement)} |`;
      }),
  );
}

function rowsOfPage(text) {
  const rows = text.split('\n').filter((line) => /^\| \w+\/[\w-]+\.ts \|/.test(line));
  return rows.map((line) => {
    const [, row, reason] = /^(\| [^`]* \| `[^`]*` \| `[^`]*` \|)(.*)\|$/.exec(line) ?? [];
    if (row === undefined || reason.trim() === '') throw new Error(`${page}: no reason in the row ${line}`);
    return row;
  });
}

/** What the first list has more often than the second. */
function surplus(list, other) {
  const left = [...other];
  return list.filter((entry) => {
    const place = left.indexOf(entry);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const found = rowsOfReport(
  JSON.parse(readFileSync(join(root, 'reports', 'mutation', 'mutation.json'), 'utf8')),
);
const listed = rowsOfPage(readFileSync(join(root, page), 'utf8'));
const unlisted = surplus(found, listed);
const outdated = surplus(listed, found);
for (const row of unlisted) console.log(`not in ${page}: ${row}`);
for (const row of outdated) console.log(`only in ${page}: ${row}`);
console.log(`${found.length} mutants that no scenario kills, ${unlisted.length} of them without a reason`);
process.exitCode = unlisted.length + outdated.length > 0 ? 1 : 0;
