import { searchWindow } from './searchWindow';

test.each([
  [1, 20, 0],
  [3, 20, 40],
  [500, 20, 9_980],
  [999_999_999, 20, 9_980],
  [9_999, 24, 9_960],
])('page %d of %d rows each begins after row %d', (page, pageSize, from) => {
  expect(searchWindow.from(page, pageSize)).toBe(from);
});

test('the pager offers no page that the API would refuse', () => {
  expect(searchWindow.rows(219, 20)).toBe(219);
  expect(searchWindow.rows(40_000, 24)).toBe(9_984);
});
