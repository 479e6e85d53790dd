import type { TermsDifference } from './diffTerms';
import type { TermsAnswers, ContractKind } from './TermsItem';
import { listAskedTerms } from './listAskedTerms';
import { type Posting, postedTerms } from './postedTerms';

/**
 * Returns the items of a sheet that differ from the posting to which the talent applied. An amount within the posted range
 * does not, if it is for the same period.
 */
export function diffFromPosting(
  kind: ContractKind,
  answers: TermsAnswers,
  posting: Posting,
): TermsDifference[] {
  const posted = postedTerms(posting);
  const { salaryType, minumumSalary, maximumSalary } = posting;
  const amount = Number(answers.payAmount);
  const isInRange =
    answers.payType === salaryType &&
    amount >= (minumumSalary ?? amount) &&
    amount <= (maximumSalary ?? minumumSalary ?? amount);
  return listAskedTerms(kind, answers)
    .map(({ key }) => ({ key, before: posted[key] ?? '', after: answers[key] ?? '' }))
    .filter(({ before, after }) => before !== '' && after !== '' && before.trim() !== after.trim())
    .filter(({ key }) => key !== 'payAmount' || !isInRange);
}
