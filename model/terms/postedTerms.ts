import type { EnumValue } from '../enums';
import { cutText } from '../cutText';
import type { TermsAnswers } from './TermsItem';

/** The items of a sheet that are what a posting says, by their key the field of the posting. */
const SAME = {
  content: 'description',
  contentChange: 'dutiesChange',
  place: 'baseLocationDetail',
  placeChange: 'placeChange',
  termType: 'termType',
  renewalCriteria: 'renewalTerms',
  workingHours: 'workingHours',
  daysOff: 'holidays',
  insurances: 'insurance',
  smoking: 'smokingMeasures',
  trialTerms: 'trialPeriod',
  fixedOvertimeTerms: 'overtimePay',
  contractEnding: 'endingTerms',
} as const;

/** What a job’s posting says about the terms, as it was when the talent applied. */
export interface Posting extends Partial<Record<(typeof SAME)[keyof typeof SAME], string | null>> {
  workType?: EnumValue<'WorkType'> | null;
  contractKind?: EnumValue<'ContractKind'> | null;
  salaryType?: EnumValue<'SalaryType'> | null;
  minumumSalary?: number | null;
  maximumSalary?: number | null;
}

const MOST = 2000;

/**
 * Returns the answers that follow from a posting. A new sheet begins with them, and an item with another answer is shown as
 * changed against the posting (職業安定法第5条の3第3項). A range of pay becomes its lower end.
 */
export function postedTerms(posting: Posting): TermsAnswers {
  const { salaryType, minumumSalary, maximumSalary, trialPeriod, overtimePay } = posting;
  const amount = minumumSalary ?? maximumSalary;
  const answers: Record<string, string> = {};
  Object.entries(SAME).forEach(([key, field]) => {
    const text = posting[field];
    if (text) answers[key] = cutText(text, MOST);
  });
  if (trialPeriod) answers.trial = trialPeriod.startsWith('なし') ? 'NO' : 'YES';
  if (overtimePay) answers.fixedOvertime = 'YES';
  if (salaryType) answers.payType = salaryType;
  if (typeof amount === 'number') answers.payAmount = `${amount}`;
  return answers;
}
