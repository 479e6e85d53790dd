import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { japanDay } from '../../../model/japanDay';
import { contractReminderKey } from '../../../model/terms/contractReminderKey';
import { listContractDates } from '../../../model/terms/listContractDates';
import { endOf } from '../../lib/contracts/endOf';
import { paperDueOn } from '../../lib/contracts/paperDueOn';
import { sheetsOf } from '../../lib/contracts/sheetsOf';
import { toVersions } from '../../lib/contracts/toVersions';
import type { StoredRow } from '../../lib/StoredRow';
import { tables } from '../../lib/tables';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

const KEPT_SECONDS = 7 * 86_400;

/** Returns what the dates of a contract follow from: the version in force, the end, and what was done about paper. */
const basisOf = (row: StoredRow | undefined) => {
  const { number, state, current } = (row?.terms ?? {}) as {
    number?: number;
    state?: string;
    current?: number;
  };
  const log = (row?.deliveries ?? []) as unknown[];
  const inForce = current ?? (state === 'ACCEPTED' ? number : null);
  return JSON.stringify([inForce, row ? endOf(row) : null, log.length]);
};

/**
 * Writes a row for each day on which both sides of a contract are reminded, when its terms or its end change. Rows of dates
 * that are not true any more stay until they expire: `remind-contracts` asks the contract itself.
 */
export const keepContractDates: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserApplies' || after.type !== 'CONTRACTED') return;
  if (basisOf(before) === basisOf(after)) return;
  const sheets = await sheetsOf(env('TALENT_TABLE'), after);
  const today = japanDay(new Date());
  for (const date of listContractDates(toVersions(sheets), endOf(after), paperDueOn(after, sheets))) {
    if (date.remindOn < today) continue;
    const key = contractReminderKey(String(after.id), date);
    const expiresAt = Math.floor(Date.parse(date.remindOn) / 1_000) + KEPT_SECONDS;
    const Item = { ...key, __typename: 'ContractReminder', expiresAt };
    await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  }
};
