import type { TermsAnswers } from '../../../../model/terms/TermsItem';

/** Returns what is filled into a sheet, by the key of the item. */
export const toAnswers = (answers: readonly { key: string; value: string }[]): TermsAnswers =>
  Object.fromEntries(answers.map(({ key, value }) => [key, value]));
