import type { TermsAnswers, ContractKind } from './TermsItem';
import { listAskedTerms } from './listAskedTerms';

export interface TermsDifference {
  key: string;
  /** Empty if the item was not there. */
  before: string;
  after: string;
}

/** A version of a sheet: what kind of contract it is for, and what is filled in. */
interface Version {
  kind: ContractKind;
  answers: TermsAnswers;
}

function shownAnswers({ kind, answers }: Version): Map<string, string> {
  const filled = listAskedTerms(kind, answers).map(({ key }) => [key, (answers[key] ?? '').trim()] as const);
  return new Map(filled.filter(([, answer]) => answer !== ''));
}

/**
 * Returns the items in which two versions of a sheet differ, in the order of the later one, with the items that it does not
 * have any more at the end.
 */
export function diffTerms(before: Version, after: Version): TermsDifference[] {
  const [old, now] = [shownAnswers(before), shownAnswers(after)];
  const keys = [...now.keys(), ...[...old.keys()].filter((key) => !now.has(key))];
  return keys
    .map((key) => ({ key, before: old.get(key) ?? '', after: now.get(key) ?? '' }))
    .filter((item) => item.before !== item.after);
}
