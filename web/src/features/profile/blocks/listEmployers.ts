import { companyKeyOf } from '../../../../../model/blocks/companyKeyOf';
import { isPresentEmployment } from '../../../../../model/visibility/isPresentEmployment';
import type { CompanyBlocksQuery } from '../../../generated/blocks';

type History = NonNullable<
  NonNullable<NonNullable<CompanyBlocksQuery['getUser']>['workHistories']>['items'][number]
>;

/** Returns names, each company once, without those whose key is among `but`. */
function once(names: readonly string[], but: Iterable<string>): string[] {
  const known = new Set(but);
  return names.filter((name) => {
    const key = companyKeyOf(name);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const namesOf = (histories: readonly History[]) =>
  histories
    .filter(({ historyType }) => historyType !== 'EDUCATION')
    .flatMap(({ organizationName }) => organizationName ?? []);

/**
 * Returns the employers in a person's work histories: those of now, which are blocked by default, and former ones that
 * are not blocked yet.
 */
export function listEmployers(histories: readonly History[], blocked: readonly { name: string }[]) {
  const present = once(namesOf(histories.filter((history) => isPresentEmployment({ ...history }))), []);
  const known = [...present, ...blocked.map(({ name }) => name)].map(companyKeyOf);
  return { present, former: once(namesOf(histories), known) };
}
