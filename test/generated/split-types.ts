interface Schema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [name: string]: unknown };
  readonly required?: readonly string[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly if?: Schema;
}

/**
 * Rewrites a schema for json-schema-to-typescript, which understands neither several types at once nor limits on the number
 * of keys: both become an `anyOf`.
 */
export function splitTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(splitTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { not: _not, dependencies: _dependencies, ...all } = schema as Schema;
  const inner = Object.fromEntries(
    // What chooses between forms is read below as it stands.
    Object.entries(all).map(([keyword, value]) => [
      keyword,
      ['if', 'then', 'else'].includes(keyword) ? value : splitTypes(value),
    ]),
  ) as Schema;
  const { type, properties, required, additionalProperties, items, minProperties, maxProperties, ...more } =
    inner;
  const { if: condition, then: _then, else: _else, maxItems, ...head } = more;
  const types = [type ?? []].flat();
  if (types.length < 2 && maxProperties === undefined && condition === undefined)
    return { ...withoutLimits(inner) };
  const variants = types.flatMap((each) => {
    if (each === 'object') return objects(inner);
    if (each !== 'array') return [{ type: each }];
    return [
      { type: each, ...(items === undefined ? {} : { items }), ...(maxItems === 0 ? { maxItems } : {}) },
    ];
  });
  return { ...head, anyOf: variants };
}

/** Drops limits on the length of a list, unless it is a tuple. */
function withoutLimits({ minItems, maxItems, ...schema }: Schema): Schema {
  return Array.isArray(schema.items) ? { ...schema, minItems, maxItems } : schema;
}

/** An object that may have one key only is one of several objects; a key in `if` tells the one that may have more. */
function objects(schema: Schema): Schema[] {
  const { properties = {}, required, if: condition, then: whole, else: single, maxProperties } = schema;
  const closed = { type: 'object', additionalProperties: false };
  const alone = (names: readonly string[]): Schema[] =>
    names.map((name) => ({ ...closed, properties: { [name]: properties[name] }, required: [name] }));
  if (maxProperties === 1) return alone(Object.keys(properties));
  if (single?.maxProperties !== 1)
    return [
      {
        type: 'object',
        properties,
        additionalProperties: schema.additionalProperties,
        ...(required ? { required } : {}),
      },
    ];
  const tags = condition?.required ?? [];
  const open = (branch: Schema | undefined): string[] =>
    Object.keys(properties).filter((name) => branch?.properties?.[name] !== false);
  const kept = Object.fromEntries(open(whole).map((name) => [name, properties[name]]));
  return [
    ...alone(open(single).filter((name) => !tags.includes(name))),
    { ...closed, properties: kept, required: [...tags, ...(whole?.required ?? [])] },
  ];
}
