import { isLongerThan } from '../isLongerThan';
import type { TermsAnswers, TermsItem, ContractKind } from './TermsItem';
import { findLatePayment } from './findLatePayment';
import { listAskedTerms } from './listAskedTerms';

export interface TermsFault {
  key: string;
  /**
   * `missing`: it must be filled in. `option`, `day`, `yen`, `long`: the answer has not the form of the item.
   * `beforeStart`: the end is before the beginning. `late`, `early`: a date of payment that the law does not permit, or that
   * is before the work is received.
   */
  fault: 'missing' | 'option' | 'day' | 'yen' | 'long' | 'beforeStart' | 'late' | 'early';
}

const LINE = 200;
const TEXT = 2000;
const DIGITS = '0123456789';
const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isNumber = (text: string) => text !== '' && text.split('').every((digit) => DIGITS.includes(digit));

/** Returns whether a text is a date of the calendar (`YYYY-MM-DD`) in this century. */
function isDay(text: string): boolean {
  const parts = text.split('-');
  const [year, month, date] = parts;
  if (parts.length !== 3 || text.length !== 10 || !parts.every(isNumber)) return false;
  if (!year || !month || !date || year.length !== 4 || month.length !== 2) return false;
  const count = parseInt(year, 10);
  const isLeap = count % 4 === 0 && (count % 100 !== 0 || count % 400 === 0);
  const length = month === '02' && !isLeap ? 28 : (MONTH_LENGTHS[parseInt(month, 10) - 1] ?? 0);
  const day = parseInt(date, 10);
  return count >= 2000 && count < 2100 && day >= 1 && day <= length;
}

function faultOf({ input, options, needed }: TermsItem, answer: string): TermsFault['fault'] | null {
  if (answer.trim() === '') return needed === 'ifRuled' ? null : 'missing';
  if (input === 'choice') return (options ?? []).includes(answer) ? null : 'option';
  if (input === 'day') return isDay(answer) ? null : 'day';
  if (input === 'yen') return isNumber(answer) && !isLongerThan(answer, 9) ? null : 'yen';
  return isLongerThan(answer, input === 'line' ? LINE : TEXT) ? 'long' : null;
}

/**
 * Returns what a sheet of terms lacks, in the order of its items: empty if it can be sent. The browser shows it while the
 * sheet is filled in; the API refuses to send a sheet with a fault. Resolvers use this function too, so it is limited to
 * the APPSYNC_JS subset.
 */
export function listTermsFaults(kind: ContractKind, answers: TermsAnswers): TermsFault[] {
  const faults: TermsFault[] = [];
  listAskedTerms(kind, answers).forEach((item) => {
    const fault = faultOf(item, `${answers[item.key] ?? ''}`);
    if (fault) faults.push({ key: item.key, fault });
  });
  if (faults.some(({ fault }) => fault !== 'missing')) return faults;
  const { startDate, endDate, receivedOn, paymentDate, payTiming } = answers;
  if (startDate && endDate && endDate < startDate) faults.push({ key: 'endDate', fault: 'beforeStart' });
  if (kind === 'EMPLOYMENT') return faults;
  const isOnce = payTiming === 'ONCE';
  const isEarly = isOnce && !!receivedOn && !!paymentDate && paymentDate < receivedOn;
  if (isEarly) faults.push({ key: 'paymentDate', fault: 'early' });
  if (findLatePayment(answers)) faults.push({ key: isOnce ? 'paymentDate' : 'payDay', fault: 'late' });
  return faults;
}
