import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { childrenPrefix } from '../../model/ids';
import { japanDay } from '../../model/japanDay';
import { collection } from '../lib/collection';
import type { StoredRow } from '../lib/StoredRow';
import { tables } from '../lib/tables';
import { env } from './needs';

/** How long accepted terms are kept after the end of the contract: a house policy, no law (docs/adr/0164). */
const YEARS = 7;

const KEPT = [
  'applicationId',
  'number',
  'kind',
  'answers',
  'answeredAt',
  'talentEmployees',
  'wantsElectronic',
];

/** Returns the last day of a contract; of one that goes on, the day of the erasure. */
function endOf({ answers }: StoredRow, today: string): string {
  const given = (answers ?? []) as { key?: string; value?: string }[];
  const end = given.find(({ key }) => key === 'endDate')?.value ?? '';
  return end > today ? end : today;
}

/**
 * Moves what a person has agreed to out of their partition before it is erased: the other party has agreed to it too, and
 * may have to prove it. No operation of the API reads the copies, and DynamoDB deletes each seven years after the end.
 */
export async function sealTerms(sub: string): Promise<void> {
  const today = japanDay(new Date());
  const { pk, sk } = childrenPrefix(TermsSheet, sub);
  const rows = await collection(env('TALENT_TABLE'), pk, sk);
  for (const row of rows.filter(({ state }) => state === 'ACCEPTED')) {
    const [year = '', ...rest] = endOf(row, today).split('-');
    const keptUntil = `${Number(year) + YEARS}-${rest.join('-')}`.replace('-02-29', '-02-28');
    const kept = Object.fromEntries(
      KEPT.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
    );
    const Item = {
      ...{ pk: `SealedTerms#${sub}`, sk: String(row.id), __typename: 'SealedTerms', id: String(row.id) },
      ...kept,
      ...(row.hash ? { hash: row.hash } : {}),
      ...{ keptUntil, expiresAt: Math.floor(Date.parse(keptUntil) / 1_000) },
    };
    await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  }
}
