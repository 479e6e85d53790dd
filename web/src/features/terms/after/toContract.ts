import { findContinuity } from '../../../../../model/terms/findContinuity';
import { isArticle16Binding } from '../../../../../model/terms/isArticle16Binding';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import type { Sheet } from '../useApplicationTerms';

/** Returns the accepted versions, the one in force last, and what follows from all of them for the end. */
export function toContract(sheets: readonly Sheet[]) {
  const versions = sheets
    .filter(({ state }) => state === 'ACCEPTED')
    .toReversed()
    .map(({ kind, answers, talentEmployees }) => ({ kind, answers: toAnswers(answers), talentEmployees }));
  const current = versions.at(-1);
  return {
    versions,
    continuity: findContinuity(versions.map(({ answers }) => answers)),
    isBound: current ? isArticle16Binding(current.answers, current.talentEmployees) : false,
  };
}
