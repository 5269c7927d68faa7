import { ok, deepStrictEqual as same } from 'node:assert';
import { describe, it } from 'node:test';
import { allLaws } from '../../../src/suite/laws/all-laws';

const distributions = [...new Set([...allLaws.values()].flatMap((law) => law.distributions ?? []))];

/** The share of each kind among generated values, in percent. */
function sharesOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const found = lines.map((line) => /^(.*?)\.*([\d.]+)%$/.exec(line) ?? []);
  return new Map(found.map(([, kind = '', share]) => [kind, Number(share)]));
}

describe('what laws are tried on', () => {
  it('has eight kinds', () => same(distributions.length, 8));

  for (const { name, least, lines } of distributions) {
    it(`has enough of every kind: ${name}`, () => {
      const shares = sharesOf(lines(1, 2_000));
      for (const [kind, floor] of least) {
        const share = shares.get(kind) ?? 0;
        ok(share >= floor, `${kind}: expected at least ${floor} %, received ${share} %`);
      }
    });
  }
});
