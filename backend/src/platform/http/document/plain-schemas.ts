type Node = Record<string, unknown>;

/**
 * Rewrites schemas into forms that client generators understand: a reference carries its description itself instead of
 * being the only part of an `allOf`, and a nullable map is an `anyOf` instead of a list of types.
 */
export function withPlainSchemas(node: unknown): void {
  if (Array.isArray(node)) {
    node.forEach(withPlainSchemas);
    return;
  }
  if (!isObject(node)) return;
  Object.values(node).forEach(withPlainSchemas);
  const { allOf, type, additionalProperties } = node;
  if (Array.isArray(allOf) && allOf.length === 1 && isObject(allOf[0]) && '$ref' in allOf[0]) {
    delete node.allOf;
    delete node.type;
    node.$ref = allOf[0].$ref;
  }
  if (Array.isArray(type) && type.length === 2 && type.includes('null') && isObject(additionalProperties)) {
    delete node.type;
    delete node.additionalProperties;
    node.anyOf = [{ type: type.find((one) => one !== 'null') as unknown, additionalProperties }, { type: 'null' }];
  }
}

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
