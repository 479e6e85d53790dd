import type { EnumValue } from '../enums';
import { cutText } from '../cutText';
import type { TermsAnswers } from './TermsItem';

/** What a job’s posting says about the terms, as it was when the talent applied. */
export interface Posting {
  workType?: EnumValue<'WorkType'> | null;
  salaryType?: EnumValue<'SalaryType'> | null;
  minumumSalary?: number | null;
  maximumSalary?: number | null;
  baseLocationDetail?: string | null;
  description?: string | null;
  contractKind?: EnumValue<'ContractKind'> | null;
  termType?: EnumValue<'TermType'> | null;
  trialPeriod?: string | null;
  overtimePay?: string | null;
  dutiesChange?: string | null;
  renewalTerms?: string | null;
  placeChange?: string | null;
  workingHours?: string | null;
  holidays?: string | null;
  insurance?: string | null;
  smokingMeasures?: string | null;
  endingTerms?: string | null;
}

/** The items of a sheet that are what a posting says under another name. */
const SAME = {
  content: 'description',
  contentChange: 'dutiesChange',
  place: 'baseLocationDetail',
  placeChange: 'placeChange',
  renewalCriteria: 'renewalTerms',
  workingHours: 'workingHours',
  daysOff: 'holidays',
  insurances: 'insurance',
  smoking: 'smokingMeasures',
  trialTerms: 'trialPeriod',
  fixedOvertimeTerms: 'overtimePay',
  contractEnding: 'endingTerms',
} as const satisfies Readonly<Record<string, keyof Posting>>;

const MOST = 2000;

/**
 * Returns the answers that follow from a posting. A new sheet begins with them, and an item whose answer differs from its
 * one is shown as changed against the posting (職業安定法第5条の3第3項). A range of pay becomes its lower end.
 */
export function postedTerms(posting: Posting): TermsAnswers {
  const { salaryType, minumumSalary, maximumSalary, termType, trialPeriod, overtimePay } = posting;
  const amount = minumumSalary ?? maximumSalary;
  const answers: Record<string, string> = {};
  Object.entries(SAME).forEach(([key, field]) => {
    const text = posting[field];
    if (text) answers[key] = cutText(text, MOST);
  });
  if (termType) answers.termType = termType === 'FIXED' ? 'FIXED' : 'OPEN';
  if (trialPeriod) answers.trial = trialPeriod.startsWith('なし') ? 'NO' : 'YES';
  if (overtimePay) answers.fixedOvertime = 'YES';
  if (salaryType) answers.payType = salaryType;
  if (typeof amount === 'number') answers.payAmount = `${amount}`;
  return answers;
}
