const TEXTS = Array.from({ length: 18 }, (_, number) => `text${number}`);

/** The schema of both servers, without AppSync's directives: rows of 20 fields with two relations. */
export const schema = `
type Other { id: ID! name: String }
type Row { id: ID! count: Int ${TEXTS.map((name) => `${name}: String`).join(' ')} one: Other two: Other }
type Query { field: String rows: [Row!]! }
`;

export const plainFields = ['id', 'count', ...TEXTS].join(' ');

/** Fifty rows that carry the records of their relations. */
export const rows = Array.from({ length: 50 }, (_row, index) => ({
  id: `row-${index}`,
  count: index,
  ...Object.fromEntries(TEXTS.map((name) => [name, `${name} of row ${index}, 縁をむすぶ`])),
  one: { id: `one-${index}`, name: 'いち' },
  two: index % 2 ? { id: `two-${index}`, name: 'に' } : null,
}));
