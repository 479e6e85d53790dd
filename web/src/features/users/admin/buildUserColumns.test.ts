import { buildUserColumns } from './buildUserColumns';

/** The width in pixels of the sidebar and the margins of administrators' pages. */
const AROUND = 328;

test('in a window of 1440 pixels the columns up to the last visit are visible', () => {
  const columns = buildUserColumns({
    t: ((key: string) => key) as never,
    sort: null,
    onOpen: () => {},
  });
  const last = columns.findIndex(({ key }) => key === 'lastVisitedDay');
  const width = columns.slice(0, last + 1).reduce((sum, column) => sum + Number(column.width), 0);
  expect(width).toBeLessThanOrEqual(1440 - AROUND);
});
