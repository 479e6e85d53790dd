import { operationsPage } from '../../../docs/tables/operationsPage';
import { readSchema } from '../../support/readSchema';

/** The rows of the tables in docs/operations.md, each as a list of its cells. */
const rows = operationsPage(readSchema())
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(/ \| /));

test('every root field has a description in docs/operations.md', () => {
  const undescribed = rows.filter((cells) => cells.at(-1)?.trim() === '').map(([field]) => field);
  expect(rows.length).toBeGreaterThan(100);
  expect(undescribed).toEqual([]);
});
