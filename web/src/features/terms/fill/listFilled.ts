import { listAskedTerms } from '../../../../../model/terms/listAskedTerms';
import type { ContractKind, TermsAnswers } from '../../../../../model/terms/TermsItem';

/** Returns what is filled in, as the API takes it: without the items that these answers do not ask for. */
export const listFilled = (kind: ContractKind, answers: TermsAnswers) =>
  listAskedTerms(kind, answers)
    .map(({ key }) => ({ key, value: answers[key] ?? '' }))
    .filter(({ value }) => value.trim() !== '');
