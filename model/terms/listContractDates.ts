import type { ContractKind, TermsAnswers } from './TermsItem';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';
import { findContinuity } from './findContinuity';
import { findEndingNotice } from './findEndingNotice';
import { isArticle16Binding } from './isArticle16Binding';
import { listPayments } from './listPayments';

export interface ContractDate {
  /**
   * `PAYMENT`: pay is due. `NOTICE`: the last day on which the organization can give notice that it does not renew.
   * `END`: the last day of the contract. `PAPER`: the organization has to hand over the document on paper.
   */
  about: 'PAYMENT' | 'NOTICE' | 'END' | 'PAPER';
  on: string;
  /** The day on which both sides are reminded. */
  remindOn: string;
  /** Of a payment, the last lawful day; null if no law limits it. */
  until: string | null;
}

export interface AgreedVersion {
  kind: ContractKind;
  answers: TermsAnswers;
  talentEmployees: boolean | null;
}

/** How many days before the date people are reminded. */
const AHEAD = { PAYMENT: 3, NOTICE: 14, END: 14, PAPER: 3 };

/**
 * Returns the dates of a contract in their order: payments, the last day for notice of not renewing where a law asks for
 * it, and the end. A contract without a last day has no end.
 * @param versions the accepted versions, the one in force last
 * @param endsOn the last day, if the contract was ended: then nothing is renewed any more
 * @param paperDueOn the day until which the document is handed over on paper, if it is due
 */
export function listContractDates(
  versions: readonly AgreedVersion[],
  endsOn?: string | null,
  paperDueOn?: string | null,
): ContractDate[] {
  const current = versions.at(-1);
  if (!current) return [];
  const { kind, answers, talentEmployees } = current;
  const continuity = findContinuity(versions.map((version) => version.answers));
  const last = endsOn ?? continuity.last;
  const dates: Omit<ContractDate, 'remindOn'>[] = listPayments(kind, {
    ...answers,
    ...(last && { endDate: last }),
  }).map(({ paidOn, until }) => ({ about: 'PAYMENT', on: paidOn, until }));
  if (last) {
    const isBound = isArticle16Binding(answers, talentEmployees);
    const question = { ...continuity, last, kind, isBound, noticedOn: last };
    const { days } = findEndingNotice({ ...question, by: 'CLIENT', how: 'NON_RENEWAL' });
    const deadline = dayOfNumber(dayNumber(last) - days);
    if (days > 0 && !endsOn) dates.push({ about: 'NOTICE', on: deadline, until: null });
    dates.push({ about: 'END', on: last, until: null });
  }
  if (paperDueOn) dates.push({ about: 'PAPER', on: paperDueOn, until: null });
  return dates
    .map((date) => ({ ...date, remindOn: dayOfNumber(dayNumber(date.on) - AHEAD[date.about]) }))
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}
