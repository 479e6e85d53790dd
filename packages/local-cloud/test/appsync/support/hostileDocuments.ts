export const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');

/**
 * Returns a GraphQL document in which each fragment contains the next one twice. Expanding the fragments
 * would take exponential time.
 */
export const bomb = (levels: number) =>
  `{ node { ...F0 } } ${many(levels, (n) => `fragment F${n} on Node { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on Node { id }`;

const aliasBomb = (levels: number, width: number) =>
  `{ node { ...F0 } } ${many(
    levels,
    (n) => `fragment F${n} on Node { ${many(width, (m) => `a${m}: next { ...F${n + 1} }`)} }`,
  )} fragment F${levels} on Node { id }`;

export const nested = (levels: number, open: string, close: string, core: string) =>
  `${open.repeat(levels)}${core}${close.repeat(levels)}`;

export const hostileDocuments: Record<string, string> = {
  'fragments that spread twice, 22 levels': bomb(22),
  'fragments that spread twice, 30 levels': bomb(30),
  'fragments that spread twice, 1,000 levels': bomb(1000),
  'aliases that fork twice, 30 levels': aliasBomb(30, 2),
  'aliases that fork eightfold, 11 levels': aliasBomb(11, 8),
  'aliases that fork a hundredfold, 4 levels': aliasBomb(4, 100),
  'one field 100,000 times': `{ node { ${'id '.repeat(100_000)} } }`,
  'one field 7,000 times': `{ node { ${'id '.repeat(7000)} } }`,
  'one field with a selection 3,000 times': `{ node { ${'next { id } '.repeat(3000)} } }`,
  '1,800 fragments side by side': `{ node { ${many(1800, (n) => `...F${n}`)} } } ${many(1800, (n) => `fragment F${n} on Node { id }`)}`,
  '20,000 aliases': `{ node { ${many(20_000, (n) => `a${n}: id`)} } }`,
  '3,000 fields that are not there': `{ node { ${many(3000, (n) => `nexxt${n}`)} } }`,
  '5,000 levels of fields': `{ node { ${nested(5000, 'next { ', '} ', 'id ')} } }`,
  '5,000 levels of inline fragments': `{ node { ${nested(5000, '... { ', '} ', 'id ')} } }`,
  '5,000 levels of values': `{ node(filter: ${nested(3000, '{ not: ', ' } ', '{ eq: "" }')}) { id } }`,
  '5,000 levels of lists': `{ node(filter: { and: ${nested(5000, '[', ']', '')} }) { id } }`,
  '3,000 directives': `{ node { id ${'@include(if: true) '.repeat(3000)} } }`,
  '2,000 variables': `query A(${many(2000, (n) => `$v${n}: String`)}) { node { id } }`,
  'types of types of types': `{ __schema { types ${nested(6, '{ fields { type ', ' } } ', '{ name }')} } }`,
  '500,000 brackets': '{'.repeat(500_000),
};
