import type { ContractKind, TermsAnswers } from './TermsItem';
import { dayInMonth } from './dayInMonth';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';
import { lastPaymentDate } from './lastPaymentDate';

export interface Payment {
  paidOn: string;
  /** The last lawful day (フリーランス法第4条); null if the article does not bind. */
  until: string | null;
}

/** Ten years: no sheet goes on for longer without a new version. */
const MOST_MONTHS = 120;

const dayOf = (choice: string | undefined) => (choice === 'END' ? 31 : parseInt(`${choice}`, 10));
const monthsOf = (choice: string | undefined) => (choice === 'SAME' ? 0 : choice === 'NEXT' ? 1 : 2);

/**
 * Returns the dates of payment of a sheet for freelance work, each with the last lawful day: one, or one for each closing
 * day until the one after the end. Empty for employment, whose paydays are a sentence, and for what the sheet leaves open.
 */
export function listPayments(kind: ContractKind, answers: TermsAnswers): Payment[] {
  const { payTiming, receivedOn, paymentDate, startDate, endDate, closingDay, payMonth, payDay } = answers;
  const isBound = answers.ordererEmployees === 'YES' || answers.ordererOfficers === 'YES';
  if (kind === 'EMPLOYMENT') return [];
  if (payTiming === 'ONCE') {
    if (!paymentDate || !receivedOn) return [];
    const { reEntrusted, principalPaymentDate } = answers;
    const from = reEntrusted === 'YES' && principalPaymentDate ? 'principal' : 'receipt';
    const day = from === 'principal' ? `${principalPaymentDate}` : receivedOn;
    return [{ paidOn: paymentDate, until: isBound ? lastPaymentDate({ from, day }) : null }];
  }
  if (!startDate || !endDate || !closingDay || !payMonth || !payDay) return [];
  const payments: Payment[] = [];
  for (let month = 0; month < MOST_MONTHS; month += 1) {
    const closed = dayInMonth(startDate, month, dayOf(closingDay));
    const before = dayInMonth(closed, -1, dayOf(closingDay));
    if (before >= endDate) break;
    if (closed >= startDate) {
      const paidOn = dayInMonth(closed, monthsOf(payMonth), dayOf(payDay));
      const first = dayOfNumber(dayNumber(before) + 1);
      const day = payTiming === 'MONTHLY_SERVICE' ? closed : first;
      payments.push({ paidOn, until: isBound ? lastPaymentDate({ from: 'month', day }) : null });
    }
  }
  return payments;
}
