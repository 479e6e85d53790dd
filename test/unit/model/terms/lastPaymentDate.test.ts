import { dayInMonth } from '../../../../model/terms/dayInMonth';
import { dayNumber } from '../../../../model/terms/dayNumber';
import { dayOfNumber } from '../../../../model/terms/dayOfNumber';
import { findLatePayment } from '../../../../model/terms/findLatePayment';
import { lastPaymentDate } from '../../../../model/terms/lastPaymentDate';
import { termsTexts } from '../../../../model/terms/termsTexts';

test('the numbers of days are those of the calendar', () => {
  const first = Date.UTC(1999, 11, 31) / 86_400_000;
  const offset = dayNumber('1999-12-31') - first;
  for (let day = first; day < first + 40_000; day += 1) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    if (dayNumber(date) !== day + offset || dayOfNumber(day + offset) !== date)
      throw new Error(`${date} is ${dayNumber(date)} and ${dayOfNumber(day + offset)}`);
  }
});

test.each([
  ['2027-01-31', 0, 31, '2027-01-31'],
  ['2027-01-31', 1, 31, '2027-02-28'],
  ['2027-12-15', 2, 31, '2028-02-29'],
  ['2027-12-15', 1, 20, '2028-01-20'],
  ['2027-01-15', -1, 10, '2026-12-10'],
  ['2027-03-15', -1, 31, '2027-02-28'],
])('from %s, %i months on, the day %i is %s', (day, months, wanted, expected) => {
  expect(dayInMonth(day, months, wanted)).toBe(expected);
});

test.each([
  // The day of receipt is day 1.
  ['receipt', '2027-03-31', '2027-05-29'],
  ['receipt', '2027-01-01', '2027-03-01'],
  ['receipt', '2028-01-01', '2028-02-29'],
  ['receipt', '2027-12-31', '2028-02-28'],
  ['receipt', '2028-02-29', '2028-04-28'],
  ['receipt', '2027-02-28', '2027-04-28'],
  ['receipt', '2027-08-31', '2027-10-29'],
  ['principal', '2027-03-31', '2027-04-29'],
  ['principal', '2027-02-01', '2027-03-02'],
  ['principal', '2028-02-01', '2028-03-01'],
  // Two months in place of 60 days, and never less than these.
  ['month', '2027-07-01', '2027-08-31'],
  ['month', '2027-01-01', '2027-03-01'],
  ['month', '2027-06-30', '2027-08-29'],
  ['month', '2027-12-31', '2028-02-29'],
  ['month', '2027-01-31', '2027-03-31'],
  ['month', '2028-01-01', '2028-02-29'],
  ['month', '2027-12-15', '2028-02-14'],
] as const)('counted from the %s %s, payment is due until %s', (from, day, until) => {
  expect(lastPaymentDate({ from, day })).toBe(until);
});

test('the items from which payment is counted name the article that counts so', () => {
  const articleOf = (key: string) => {
    const { law, article } = termsTexts.CONTRACT[key]!;
    return [law, article];
  };
  expect(articleOf('receivedOn')).toEqual(['freelance', '第4条第1項']);
  for (const key of ['reEntrusted', 'principalPaymentDate'])
    expect(articleOf(key)).toEqual(['freelance', '第4条第3項']);
  expect(articleOf('paymentDate')).toEqual(['freelanceRule', '第1条第1項第8号']);
});

const bound = { ordererEmployees: 'YES', startDate: '2027-01-01' };

test.each([
  ['MONTHLY_DELIVERY', 'END', 'NEXT', 'END', true],
  ['MONTHLY_DELIVERY', 'END', 'AFTER_NEXT', '5', false],
  ['MONTHLY_DELIVERY', '20', 'NEXT', '20', true],
  ['MONTHLY_DELIVERY', '20', 'NEXT', 'END', false],
  ['MONTHLY_DELIVERY', '15', 'NEXT', '15', true],
  ['MONTHLY_SERVICE', 'END', 'NEXT', 'END', true],
  ['MONTHLY_SERVICE', 'END', 'AFTER_NEXT', '25', true],
  ['MONTHLY_SERVICE', 'END', 'AFTER_NEXT', 'END', false],
  ['MONTHLY_SERVICE', '20', 'NEXT', 'END', true],
  ['MONTHLY_SERVICE', '20', 'AFTER_NEXT', 'END', false],
] as const)(
  '%s closed on %s and paid %s %s is lawful: %s',
  (payTiming, closingDay, payMonth, payDay, isLawful) => {
    const answers = { ...bound, payTiming, closingDay, payMonth, payDay };
    expect(findLatePayment(answers) === null).toBe(isLawful);
    expect(findLatePayment({ ...answers, ordererEmployees: 'NO' })).toBeNull();
  },
);

test('work that is handed on is paid within 30 days of the principal’s payment', () => {
  const once = { ...bound, payTiming: 'ONCE', receivedOn: '2027-01-10', reEntrusted: 'YES' };
  const handedOn = { ...once, principalPaymentDate: '2027-03-31' };
  expect(findLatePayment({ ...handedOn, paymentDate: '2027-04-29' })).toBeNull();
  expect(findLatePayment({ ...handedOn, paymentDate: '2027-04-30' })).toEqual({
    paidOn: '2027-04-30',
    until: '2027-04-29',
  });
  expect(findLatePayment({ ...once, reEntrusted: 'NO', paymentDate: '2027-04-29' })).toEqual({
    paidOn: '2027-04-29',
    until: '2027-03-10',
  });
});
