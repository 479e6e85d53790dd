import { findContinuity } from '../../../../model/terms/findContinuity';
import { findEndingNotice } from '../../../../model/terms/findEndingNotice';
import { lastsMonths } from '../../../../model/terms/lastsMonths';
import { listContractDates } from '../../../../model/terms/listContractDates';
import { listPayments } from '../../../../model/terms/listPayments';
import { aSheet } from '../../../support/terms/aSheet';

test.each([
  ['2027-01-01', '2027-06-30', true],
  ['2027-01-01', '2027-06-29', false],
  ['2027-01-15', '2027-07-14', true],
  ['2027-01-15', '2027-07-13', false],
  // Months without the date end on their last day.
  ['2027-08-31', '2028-02-28', false],
  ['2027-08-31', '2028-02-29', true],
  ['2026-08-31', '2027-02-28', true],
  ['2026-08-31', '2027-02-27', false],
  ['2026-08-30', '2027-02-27', false],
  ['2026-08-29', '2027-02-28', true],
])('from %s to %s are six months: %s', (first, last, expected) => {
  expect(lastsMonths(first, last, 6)).toBe(expected);
});

test.each([
  ['one version', [['2027-01-04', '2027-03-31']], '2027-01-04', '2027-03-31', 0],
  [
    'a later end',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-01-04', '2027-07-03'],
    ],
    '2027-01-04',
    '2027-07-03',
    1,
  ],
  [
    'a renewal from the next day',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-04-01', '2027-07-03'],
    ],
    '2027-01-04',
    '2027-07-03',
    1,
  ],
  [
    'a gap of less than a month',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-04-30', '2027-07-03'],
    ],
    '2027-01-04',
    '2027-07-03',
    1,
  ],
  [
    'a gap of a month',
    [
      ['2027-01-04', '2027-03-31'],
      ['2027-05-01', '2027-07-03'],
    ],
    '2027-05-01',
    '2027-07-03',
    0,
  ],
  [
    'a gap after February',
    [
      ['2027-01-04', '2027-02-28'],
      ['2027-03-30', '2027-07-03'],
    ],
    '2027-01-04',
    '2027-07-03',
    1,
  ],
  [
    'an earlier end',
    [
      ['2027-01-04', '2027-06-30'],
      ['2027-01-04', '2027-05-31'],
    ],
    '2027-01-04',
    '2027-05-31',
    0,
  ],
  [
    'three renewals',
    [
      ['2027-01-01', '2027-01-31'],
      ['2027-02-01', '2027-02-28'],
      ['2027-03-01', '2027-03-31'],
      ['2027-04-01', '2027-04-30'],
    ],
    '2027-01-01',
    '2027-04-30',
    3,
  ],
])('with %s the contract is one from %#', (_case, periods, first, last, renewals) => {
  const versions = periods.map(([startDate, endDate]) => ({ startDate, endDate }));
  expect(findContinuity(versions)).toEqual({ first, last, renewals });
});

const ending = (more: Partial<Parameters<typeof findEndingNotice>[0]>) =>
  findEndingNotice({
    ...{ kind: 'CONTRACT', by: 'CLIENT', how: 'TERMINATION', isBound: true, noticedOn: '2027-08-01' },
    ...{ first: '2027-03-01', last: '2027-08-31', renewals: 0 },
    ...more,
  });

test.each([
  // What the ministry's leaflets say: the end of August needs a notice by 1 August.
  ['six months', {}, 30, '2027-08-31', '第16条第1項'],
  ['six months, not renewed', { how: 'NON_RENEWAL' }, 30, '2027-08-31', '第16条第1項'],
  ['a day less than six months', { last: '2027-08-30' }, 0, '2027-08-01', ''],
  ['no last day', { last: null }, 30, '2027-08-31', '第16条第1項'],
  ['an orderer who is not bound', { isBound: false }, 0, '2027-08-01', ''],
  ['an end that the freelancer wants', { by: 'TALENT' }, 0, '2027-08-01', ''],
  ['an agreement', { how: 'AGREEMENT' }, 0, '2027-08-01', ''],
  ['a notice in January', { noticedOn: '2027-01-30' }, 30, '2027-03-01', '第16条第1項'],
  ['a notice in January of a leap year', { noticedOn: '2028-01-30' }, 30, '2028-02-29', '第16条第1項'],
  ['a dismissal', { kind: 'EMPLOYMENT', last: null }, 30, '2027-08-31', '第20条第1項'],
  ['a resignation', { kind: 'EMPLOYMENT', by: 'TALENT', last: null }, 14, '2027-08-15', '第627条第1項'],
  ['a resignation from a fixed term', { kind: 'EMPLOYMENT', by: 'TALENT' }, 0, '2027-08-01', '第628条'],
  [
    'a fixed term of a year',
    { kind: 'EMPLOYMENT', how: 'NON_RENEWAL', first: '2026-09-01' },
    0,
    '2027-08-01',
    '',
  ],
  [
    'a fixed term of more than a year',
    { kind: 'EMPLOYMENT', how: 'NON_RENEWAL', first: '2026-08-31' },
    30,
    '2027-08-31',
    '第2条',
  ],
  [
    'a fixed term renewed three times',
    { kind: 'EMPLOYMENT', how: 'NON_RENEWAL', renewals: 3 },
    30,
    '2027-08-31',
    '第2条',
  ],
] as const)('%s: notice of %# days', (_case, more, days, earliest, article) => {
  expect(ending(more)).toMatchObject({ days, earliest, article });
});

const monthly = (more: Record<string, string>) => ({
  ...aSheet('CONTRACT'),
  ...{ payTiming: 'MONTHLY_SERVICE', closingDay: 'END', payMonth: 'NEXT', payDay: 'END' },
  ...more,
});

test.each([
  // The day of receipt is day 1.
  ['once', aSheet('CONTRACT'), [['2027-04-30', '2027-05-29']]],
  [
    'month ends',
    monthly({ startDate: '2027-01-04', endDate: '2027-03-31' }),
    [
      ['2027-02-28', '2027-03-31'],
      ['2027-03-31', '2027-04-28'],
      ['2027-04-30', '2027-05-30'],
    ],
  ],
  [
    'a leap day',
    monthly({ startDate: '2028-01-01', endDate: '2028-02-29' }),
    [
      ['2028-02-29', '2028-03-30'],
      ['2028-03-31', '2028-04-28'],
    ],
  ],
  [
    'a closing day before the beginning and after the end',
    monthly({ startDate: '2027-01-25', endDate: '2027-03-24', closingDay: '20', payDay: '20' }),
    [
      ['2027-03-20', '2027-04-20'],
      ['2027-04-20', '2027-05-19'],
      ['2027-05-20', '2027-06-19'],
    ],
  ],
  [
    'deliveries, counted from the first day of the month',
    monthly({ payTiming: 'MONTHLY_DELIVERY', startDate: '2027-07-01', endDate: '2027-07-31' }),
    [['2027-08-31', '2027-08-31']],
  ],
  ['an orderer who is not bound', { ...aSheet('CONTRACT'), ordererEmployees: 'NO' }, [['2027-04-30', null]]],
])('payments: %s', (_case, answers, expected) => {
  expect(listPayments('CONTRACT', answers).map(({ paidOn, until }) => [paidOn, until])).toEqual(expected);
});

const version = (more: Record<string, string>) => ({
  ...{ kind: 'CONTRACT' as const, talentEmployees: false },
  answers: { ...aSheet('CONTRACT'), ...more },
});
const short = version({});
const longer = version({ endDate: '2027-07-31', receivedOn: '2027-07-31', paymentDate: '2027-08-31' });

test('a short contract is paid and ends; renewals that add up to six months need notice 30 days before', () => {
  const dates = (...args: Parameters<typeof listContractDates>) =>
    listContractDates(...args).map(({ about, on, remindOn }) => [about, on, remindOn]);
  expect(dates([short])).toEqual([
    ['END', '2027-03-31', '2027-03-17'],
    ['PAYMENT', '2027-04-30', '2027-04-27'],
  ]);
  expect(dates([short, longer])).toEqual([
    ['NOTICE', '2027-07-01', '2027-06-17'],
    ['END', '2027-07-31', '2027-07-17'],
    ['PAYMENT', '2027-08-31', '2027-08-28'],
  ]);
  // What was ended is not renewed.
  expect(dates([short, longer], '2027-06-15').map(([about]) => about)).toEqual(['END', 'PAYMENT']);
  expect(dates([])).toEqual([]);
});
