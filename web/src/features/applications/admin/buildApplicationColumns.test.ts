import { buildApplicationColumns } from './buildApplicationColumns';

/** The width of the sidebar and the margins of administrators' pages in pixels. */
const AROUND = 328;

const columns = buildApplicationColumns({
  t: ((key: string) => key) as never,
  sort: { field: 'createdAt', direction: 'desc' },
  onOpen: () => {},
  onMove: () => {},
});
const widthOf = (shown: typeof columns) => shown.reduce((sum, { width }) => sum + Number(width), 0);

test('in a window of 1920 pixels the table of applications does not scroll sideways', () => {
  expect(widthOf(columns)).toBeLessThanOrEqual(1920 - AROUND);
});

test('in one of 1440 pixels only the link and the message of the applicant are beyond the edge', () => {
  const last = columns.findIndex(({ key }) => key === 'url');
  expect(widthOf(columns.slice(0, last))).toBeLessThanOrEqual(1440 - AROUND);
});
