// Where a number leaves plain decimal notation: below 1e-4, and from this many digits before the point on.
const SMALLEST_PLAIN_EXPONENT = -4;
const SHORTEST_PRECISION = 17;
const TEXT_PRECISION = 14;
// Enough digits to tell a number half way between two texts from one beside it.
const TIE_DIGITS = 60;

/**
 * Writes a number as JSON text does: the shortest digits that read back as the same number.
 *
 * @param value - A finite number.
 * @returns For example `1`, `0.1`, `1.0e-7`, `1.5e+300`.
 */
export function numberToJson(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  return layOut(value.toExponential(), SHORTEST_PRECISION, 'e');
}

/**
 * Writes a number as it appears in plain text and in query strings: integers in full, others with 14 digits.
 *
 * @param value - Any number.
 * @returns For example `1`, `0.33333333333333`, `1.0E-7`, `INF`, `NAN`.
 */
export function numberToText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  if (Number.isNaN(value)) return 'NAN';
  if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF';
  return layOut(roundedToEven(value), TEXT_PRECISION, 'E');
}

function layOut(scientific: string, precision: number, mark: string): string {
  const [mantissa = '', exponentText = '0'] = scientific.split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '') || '0';
  const exponent = Number(exponentText);
  if (exponent < SMALLEST_PLAIN_EXPONENT || exponent + 1 > precision) {
    const sizeMark = exponent < 0 ? '-' : '+';
    return `${sign}${digits[0]}.${digits.slice(1) || '0'}${mark}${sizeMark}${Math.abs(exponent)}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

// JavaScript rounds a number half way between two texts up, the observed systems to the even last digit.
function roundedToEven(value: number): string {
  const exact = /^(-?.\..{13})(.*)(e.*)$/.exec(value.toExponential(TIE_DIGITS));
  const [, kept = '', dropped = '', exponent = ''] = exact ?? [];
  if (/^50*$/.test(dropped) && /[02468]$/.test(kept)) return kept + exponent;
  return value.toExponential(TEXT_PRECISION - 1);
}
