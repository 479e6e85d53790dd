import { findOverlaps } from './findOverlaps';

const work = (id: string, startDate: string, endDate: string | null, more: object = {}) => ({
  ...{ id, historyType: 'WORK', startDate, endDate, isContinuation: endDate === null, ...more },
});
const found = (edited: object, ...others: ReturnType<typeof work>[]) =>
  findOverlaps({ ...work('edited', '2020-04-01', '2022-03-01'), ...edited }, others).map(({ id }) => id);

test.each([
  ['an employment in the middle', work('other', '2021-01-01', '2021-06-01'), ['other']],
  ['an employment that goes on', work('other', '2021-01-01', null), ['other']],
  ['the next employment, which began in the last month', work('other', '2022-03-01', null), []],
  ['the previous employment, which ended in the first month', work('other', '2018-04-01', '2020-04-30'), []],
  ['side work', work('other', '2021-01-01', null, { isSideWork: true }), []],
  ['a school', work('other', '2021-01-01', null, { historyType: 'EDUCATION' }), []],
  ['an employment without an end', work('other', '2021-01-01', null, { isContinuation: false }), []],
  ['itself', work('edited', '2020-04-01', '2022-03-01'), []],
])('%s', (_name, other, expected) => {
  expect(found({}, other)).toEqual(expected);
});

test('an edited side job overlaps nothing, and neither does one without dates', () => {
  const other = work('other', '2021-01-01', null);
  expect(found({ isSideWork: true }, other)).toEqual([]);
  expect(found({ startDate: null }, other)).toEqual([]);
});
