import type { Expression, WireValue } from '../protocol/wire';
import { anyRequest, closure } from './expressions';
import type { LawSubject } from './law-subject';
import { withoutHandles } from './model-value';

/**
 * Declares a resource class that returns some data, and resolves a resource of it.
 *
 * @param subject - The implementation.
 * @param data - What the class returns.
 * @param resource - The underlying value.
 * @param keepsKeys - Whether the class preserves keys.
 * @returns The resolved data.
 */
export async function resolvedData(
  subject: LawSubject,
  data: Expression,
  resource: Expression = 'what it stands for',
  keepsKeys = false,
): Promise<WireValue> {
  const name = await subject.declare({
    extends: 'JsonResource',
    methods: { toArray: closure(data) },
    ...(keepsKeys ? { properties: { preserveKeys: true } } : {}),
  });
  const object = await subject.create(name, resource);
  return withoutHandles(await object.call('resolve', anyRequest)) as WireValue;
}
