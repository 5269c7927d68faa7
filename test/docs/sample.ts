import type { CodeBlock } from './markdown-page';

/** `expression; // value: what it is about` is a claim. */
const claim = /^(\S.*);[ \t]+\/\/ (true|false|null|-?\d+|'[^']*'|\[.*\])(?::.*)?$/gm;

/** `// text` below `console.log(…);` is what it prints. */
const printed = /^console\.log\(.*\);\n\/\/ (.*)$/gm;

/**
 * Turns what a sample claims of values into checks: a program, in need of nothing but the language, that
 * throws where a claim does not hold.
 */
export function withChecks({ text, language }: CodeBlock): string {
  const type = language === 'ts' ? ': unknown' : '';
  const check = `function check(actual${type}, expected${type}) {
  const [received, claimed] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (received !== claimed) throw new Error(\`expected \${claimed}, received \${received}\`);
}`;
  return `${text.replace(claim, 'check($1, $2);')}\n${check}\ncheck(null, null);\n`;
}

/** Tells how much of a sample can be checked: how many claims it makes. */
export function claimsIn({ text }: CodeBlock): number {
  return [...text.matchAll(claim), ...text.matchAll(printed)].length;
}

/** Compares what a sample printed with what it says it prints: a line for each difference. */
export function misprints({ text }: CodeBlock, output: string): string[] {
  const lines = output.trimEnd().split('\n');
  return Array.from(text.matchAll(printed), ([, shown = '']) => shown).flatMap((shown, at) =>
    looksLike(lines[at] ?? '', shown) ? [] : [`expected ${shown}, received ${lines[at] ?? 'nothing'}`],
  );
}

/** Whether a text is another one in which `…` stands for anything. */
function looksLike(text: string, shown: string): boolean {
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
