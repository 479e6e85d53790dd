import type { AgreedVersion } from '../../../model/terms/listContractDates';
import type { StoredRow } from '../StoredRow';

/** Returns the accepted versions among the sheets of terms of one application, in their order. */
export function toVersions(sheets: readonly StoredRow[]): AgreedVersion[] {
  return sheets
    .filter(({ state }) => state === 'ACCEPTED')
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .map(({ kind, answers, talentEmployees }) => ({
      kind: kind as AgreedVersion['kind'],
      answers: Object.fromEntries(
        ((answers ?? []) as { key: string; value: string }[]).map(({ key, value }) => [key, value]),
      ),
      talentEmployees: typeof talentEmployees === 'boolean' ? talentEmployees : null,
    }));
}
