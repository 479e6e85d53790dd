import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

const nasty = [
  '',
  ' ',
  'a#b',
  'a.b.c.d.e.f',
  '#private',
  '../../etc/passwd',
  "' OR '1'='1",
  '$util.error("x")',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '\u0000',
  '\u202e逆',
  '🦊'.repeat(40),
  'あ'.repeat(3000),
  'x'.repeat(500),
];

const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme', maxLength: 40 }));
const quoted = text.map((value) => JSON.stringify(value));

const scalars: Record<string, fc.Arbitrary<string>> = {
  Boolean: fc.boolean().map(String),
  Int: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer()).map(String),
  Float: fc.oneof(fc.integer({ min: -2, max: 10 }), fc.integer()).map((value) => `${value}.5`),
  String: quoted,
  AWSDate: fc.constantFrom('"2026-01-01"', '"1900-02-28"', '"9999-12-31"'),
  AWSDateTime: fc.constantFrom('"2026-01-01T00:00:00Z"', '"1970-01-01T00:00:00.000Z"'),
  AWSURL: fc.constantFrom('"https://example.com"', '"http://example.com/%00"', '"ftp://example.com"'),
  AWSEmail: fc.constantFrom('"a@example.com"'),
  AWSJSON: fc.constantFrom('"{}"', '"[1]"'),
};

/** How deep input objects may be nested before only their required fields are generated. */
const deepest = 3;

/** Generates random values of an input type, as GraphQL text. Half of the ids are from `ids`. */
function literals(type: GraphQLInputType, ids: fc.Arbitrary<string>, depth = 0): fc.Arbitrary<string> {
  if (isNonNullType(type)) return literals(type.ofType, ids, depth);
  if (isListType(type)) {
    const items = fc.array(literals(type.ofType, ids, depth + 1), { maxLength: 2 });
    return items.map((parts) => `[${parts.join(', ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const kept = fields.filter((field) => isNonNullType(field.type) || depth < deepest);
    return givenFields(kept, ids, depth + 1).map((parts) => `{ ${parts} }`);
  }
  if (type.name === 'ID') return fc.oneof(ids, quoted);
  return scalars[type.name] ?? quoted;
}

/**
 * Generates GraphQL text, such as `name: "x", position: 3`, for the arguments of a field or the fields of an
 * input object: all required ones, and some of the optional ones. `isPublic` is always false, because other
 * tests read the lists of public jobs.
 */
export function givenFields(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  ids: fc.Arbitrary<string>,
  depth = 0,
): fc.Arbitrary<string> {
  const parts = fields.map((field) => {
    const value =
      field.name === 'isPublic' && String(field.type).startsWith('Boolean')
        ? fc.constant('false')
        : literals(field.type, ids, depth);
    const part = value.map((literal) => `${field.name}: ${literal}`);
    return isNonNullType(field.type) ? part : fc.option(part, { nil: '', freq: depth > 1 ? 1 : 2 });
  });
  return fc.tuple(...parts).map((given) => given.filter(Boolean).join(', '));
}
