import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { japanDay } from '../../model/japanDay';
import { collection } from '../lib/collection';
import { hashOf } from '../lib/contracts/hashOf';
import { putOnce } from '../lib/putOnce';
import type { StoredRow } from '../lib/StoredRow';
import { env } from './needs';

/** How long accepted terms are kept after the end of the contract: a house policy, no law (docs/adr/0164). */
const YEARS = 7;

const KEPT = [
  'applicationId',
  'number',
  'amends',
  'proposedBy',
  'kind',
  'answers',
  'answeredAt',
  'talentEmployees',
  'wantsElectronic',
];

const lastDayOf = ({ answers }: StoredRow) =>
  ((answers ?? []) as { key?: string; value?: string }[]).find(({ key }) => key === 'endDate')?.value ?? '';

/** Returns the last day of the contract to which a version belongs: the latest of all versions, at least that of the erasure. */
function endOf(version: StoredRow, all: readonly StoredRow[], today: string): string {
  const own = all.filter(({ applicationId }) => applicationId === version.applicationId);
  return own.map(lastDayOf).reduce((latest, day) => (day > latest ? day : latest), today);
}

interface Deed {
  number?: number;
}

/** Returns what both sides did about the document of a version on paper; missing if nobody did anything. */
function deedsOf({ applicationId, number }: StoredRow, applications: readonly StoredRow[]) {
  const application = applications.find(({ id }) => id === applicationId);
  const deeds = ((application?.deliveries ?? []) as Deed[]).filter((deed) => deed.number === number);
  return deeds.length > 0 ? { deliveries: deeds } : {};
}

/**
 * Moves what a person has agreed to, with the log of its delivery, out of their partition before it is erased: the other
 * party has agreed to it too, and may have to prove it. No operation of the API reads the copies, and DynamoDB deletes
 * each seven years after the end.
 */
export async function sealTerms(sub: string): Promise<void> {
  const today = japanDay(new Date());
  const { pk, sk } = childrenPrefix(TermsSheet, sub);
  const rows = await collection(env('TALENT_TABLE'), pk, sk);
  const applied = childrenPrefix(UserApplies, sub);
  const applications = await collection(env('TALENT_TABLE'), applied.pk, applied.sk);
  const accepted = rows.filter(({ state }) => state === 'ACCEPTED');
  for (const row of accepted) {
    const [year = '', ...rest] = endOf(row, accepted, today).split('-');
    const keptUntil = `${Number(year) + YEARS}-${rest.join('-')}`.replace('-02-29', '-02-28');
    const kept = Object.fromEntries(
      KEPT.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
    );
    const Item = {
      ...{ pk: `SealedTerms#${sub}`, sk: String(row.id), __typename: 'SealedTerms', id: String(row.id) },
      ...kept,
      ...deedsOf(row, applications),
      hash: row.hash ?? hashOf(row),
      ...{ keptUntil, expiresAt: Math.floor(Date.parse(keptUntil) / 1_000) },
    };
    // What an interrupted erasure has sealed stays: the application may be gone by now.
    await putOnce(env('INSIGHT_TABLE'), Item);
  }
}
