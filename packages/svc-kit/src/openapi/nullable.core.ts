/** Translates `nullable: true` of OpenAPI 3.0 as validators and generators of OpenAPI 3.1 expect it. */
export function spellOutNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(spellOutNullable);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = node as Record<string, unknown>;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, spellOutNullable(value)]));
  if (nullable !== true) return schema;
  if (Array.isArray(schema['enum'])) schema['enum'] = [...schema['enum'], null];
  if (typeof schema['type'] === 'string' && !('allOf' in schema)) return { ...schema, type: [schema['type'], 'null'] };
  const { type: _type, allOf, description, ...others } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    oneOf: [...(Array.isArray(allOf) ? allOf : [others]), { type: 'null' }],
  };
}
