import { readFileSync, readdirSync } from 'node:fs';
import { type FieldNode, Kind, parse, visit } from 'graphql';

const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => `web/src/${file}`);

const selected = ({ selectionSet }: FieldNode) =>
  (selectionSet?.selections ?? []).flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));

/** Searches that take their filter from a person's input, and list what they find. */
function searchesOf(file: string): string[][] {
  const found: string[][] = [];
  visit(parse(readFileSync(file, 'utf8')), {
    Field(node) {
      const filter = node.arguments?.find(({ name }) => name.value === 'filter');
      const fields = selected(node);
      const lists = fields.includes('items') && fields.includes('aggregateItems');
      if (/^search[A-Z]/.test(node.name.value) && filter?.value.kind === Kind.VARIABLE && lists)
        found.push(fields);
    },
  });
  return found;
}

test('a list that can be searched counts what it shows, and knows whether that is only near', () => {
  const searches = files.flatMap((file) => searchesOf(file).map((fields) => ({ file, fields })));
  expect(searches.length).toBeGreaterThanOrEqual(5);
  const broken = searches.filter(
    ({ fields }) => fields.includes('total') || !fields.includes('nearTotal') || !fields.includes('match'),
  );
  expect(broken.map(({ file }) => file)).toEqual([]);
});
