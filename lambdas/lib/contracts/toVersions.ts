import type { AgreedVersion } from '../../../model/terms/listContractDates';
import { toAnswers } from '../../../model/terms/toAnswers';
import type { StoredRow } from '../StoredRow';

/** Returns the accepted versions among the sheets of terms of one application, in their order. */
export function toVersions(sheets: readonly StoredRow[]): AgreedVersion[] {
  return sheets
    .filter(({ state }) => state === 'ACCEPTED')
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .map(({ kind, answers, talentEmployees }) => ({
      kind: kind as AgreedVersion['kind'],
      answers: toAnswers((answers ?? []) as { key: string; value: string }[]),
      talentEmployees: typeof talentEmployees === 'boolean' ? talentEmployees : null,
    }));
}
