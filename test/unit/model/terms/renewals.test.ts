import { findContinuity } from '../../../../model/terms/findContinuity';
import { findEndingNotice } from '../../../../model/terms/findEndingNotice';

test.each<[string, readonly (readonly [string, string])[], number, string]>([
  [
    'three months twice',
    [
      ['2027-01-01', '2027-03-31'],
      ['2027-04-01', '2027-06-30'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
  [
    'three months twice, without the last day',
    [
      ['2027-01-01', '2027-03-31'],
      ['2027-04-01', '2027-06-29'],
    ],
    ...([0, ''] as const),
  ],
  [
    'from the end of August to the end of February',
    [
      ['2026-08-31', '2026-11-30'],
      ['2026-12-01', '2027-02-28'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
  [
    'from the end of August to the day before the leap day',
    [
      ['2027-08-31', '2027-11-30'],
      ['2027-12-01', '2028-02-28'],
    ],
    ...([0, ''] as const),
  ],
  [
    'from the end of August to the leap day',
    [
      ['2027-08-31', '2027-11-30'],
      ['2027-12-01', '2028-02-29'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
  [
    'a gap of less than a month, which does not count',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-04-30', '2027-07-03'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
  [
    'a gap of a month, after which the time begins anew',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-05-01', '2027-10-30'],
    ],
    ...([0, ''] as const),
  ],
  [
    'a gap of a month, and six months after it',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-05-01', '2027-10-31'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
  [
    'six renewals of a month each',
    [
      ['2027-01-31', '2027-02-27'],
      ['2027-02-28', '2027-03-30'],
      ['2027-03-31', '2027-04-29'],
      ['2027-04-30', '2027-05-30'],
      ['2027-05-31', '2027-06-29'],
      ['2027-06-30', '2027-07-30'],
    ],
    ...([30, '第16条第1項'] as const),
  ],
])('renewals that add up: %s', (_case, periods, days, article) => {
  const { first, last, renewals } = findContinuity(
    periods.map(([startDate, endDate]) => ({ startDate, endDate })),
  );
  const noticedOn = '2026-08-01';
  const notice = findEndingNotice({
    ...{ kind: 'CONTRACT', by: 'CLIENT', how: 'NON_RENEWAL', isBound: true },
    ...{ first, last, renewals, noticedOn },
  });
  expect(notice).toMatchObject({ days, article });
});
