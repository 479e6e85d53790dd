import type { TermsAnswers } from './TermsItem';
import { dayInMonth } from './dayInMonth';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';
import { lastPaymentDate } from './lastPaymentDate';

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const dayOf = (choice: string | undefined) => (choice === 'END' ? 31 : parseInt(`${choice}`, 10));
const monthsOf = (choice: string | undefined) => (choice === 'SAME' ? 0 : choice === 'NEXT' ? 1 : 2);

export interface LatePayment {
  /** The date of payment that the sheet means. */
  paidOn: string;
  /** The last lawful one. */
  until: string;
}

/**
 * Returns the first date of payment that is later than the Freelance Act permits; null if all are in time, if the orderer
 * is not bound by article 4, or if the sheet does not say enough yet. With one payment a month, the twelve months from
 * the beginning are tried, because a lawful rule for months of 31 days is not always lawful for February. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 */
export function findLatePayment(answers: TermsAnswers): LatePayment | null {
  const isBound = answers.ordererEmployees === 'YES' || answers.ordererOfficers === 'YES';
  const { payTiming, receivedOn, paymentDate, principalPaymentDate, startDate } = answers;
  if (!isBound || !payTiming) return null;
  if (payTiming === 'ONCE') {
    const isHandedOn = answers.reEntrusted === 'YES';
    const day = isHandedOn ? principalPaymentDate : receivedOn;
    if (!day || !paymentDate) return null;
    const until = lastPaymentDate({ from: isHandedOn ? 'principal' : 'receipt', day });
    return paymentDate > until ? { paidOn: paymentDate, until } : null;
  }
  const { closingDay, payMonth, payDay } = answers;
  if (!startDate || !closingDay || !payMonth || !payDay) return null;
  const late: LatePayment[] = [];
  MONTHS.forEach((month) => {
    const closed = dayInMonth(startDate, month, dayOf(closingDay));
    const paidOn = dayInMonth(closed, monthsOf(payMonth), dayOf(payDay));
    // Each delivery counts from its own day, the first one is that after the closing day before; a service as a whole.
    const before = dayOfNumber(dayNumber(dayInMonth(closed, -1, dayOf(closingDay))) + 1);
    const day = payTiming === 'MONTHLY_SERVICE' ? closed : before;
    const until = lastPaymentDate({ from: 'month', day });
    if (paidOn > until) late.push({ paidOn, until });
  });
  return late[0] ?? null;
}
