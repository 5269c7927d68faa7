import type { ImplementationInfo } from '../protocol/wire';
import { printableText } from '../text/printable-text';

/**
 * Names an implementation the way lines for people do.
 *
 * @param implementation - How its driver introduced it.
 * @returns Its name and version, on one line and of a length that leaves room beside it.
 */
export function implementationTitle({ name, version }: ImplementationInfo): string {
  return printableText(`${name} ${version}`, { oneLine: true, maxLength: 60 });
}
