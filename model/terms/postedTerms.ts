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
}

const MOST = 2000;

/**
 * Returns the answers that follow from a posting. A new sheet begins with them, and an item whose answer differs from its
 * one is shown as changed against the posting (職業安定法第5条の3第3項). A range of pay becomes its lower end.
 */
export function postedTerms({ salaryType, minumumSalary, maximumSalary, ...posting }: Posting): TermsAnswers {
  const amount = minumumSalary ?? maximumSalary;
  const answers: Record<string, string> = {};
  if (posting.description) answers.content = cutText(posting.description, MOST);
  if (posting.baseLocationDetail) answers.place = posting.baseLocationDetail;
  if (salaryType) answers.payType = salaryType;
  if (typeof amount === 'number') answers.payAmount = `${amount}`;
  return answers;
}
