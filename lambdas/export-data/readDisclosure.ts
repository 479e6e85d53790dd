import { disclosedKinds } from '../../model/disclosure/disclosedKinds';
import { disclosureTexts } from '../../model/disclosure/disclosureTexts';
import { withheldRows } from '../../model/disclosure/withheldRows';
import { entities } from '../../model/entities';
import { collection } from '../lib/collection';
import { indexed } from '../lib/indexed';
import { userPool } from '../lib/userPool';
import { discloseRow } from './discloseRow';
import { env } from './needs';
import { readLog } from './readLog';

/** Reads what the user pool has about a person. */
async function readAccount(sub: string): Promise<object> {
  const user = await userPool.find(sub);
  const attributes = (user?.UserAttributes ?? []).map(({ Name = '', Value }) => [Name, Value] as const);
  return {
    ...Object.fromEntries(attributes),
    ...{ status: user?.UserStatus, isEnabled: user?.Enabled, createdAt: user?.UserCreateDate },
  };
}

/**
 * Reads everything that is stored about a person, for the disclosure that the law grants (個人情報保護法33条): all rows
 * of their partitions, what they have written in conversations, their notices and exports, the log entries about them,
 * and their account. What is left out is named in `withheld`.
 */
export async function readDisclosure(sub: string) {
  const [talents, conversations, insights] = [
    env('TALENT_TABLE'),
    env('CONVERSATION_TABLE'),
    env('INSIGHT_TABLE'),
  ];
  const items = (
    await Promise.all([
      collection(talents, sub),
      collection(talents, `${sub}#private`),
      indexed(conversations, 'byMember', 'memberKey', sub),
      indexed(conversations, 'byUser', 'userKey', `${sub}#sent`),
      collection(insights, `UserNotice#${sub}`),
      collection(insights, `Export#${sub}`),
    ])
  ).flat();
  const records: Record<string, unknown> = {
    ...{
      basis: disclosureTexts.basis,
      withheld: disclosureTexts.withheld,
      account: [await readAccount(sub)],
    },
  };
  let rows = 0;
  for (const item of items) {
    const isEntity = entities.some(({ name }) => name === item.__typename);
    if (isEntity && !disclosedKinds.includes(item.__typename)) continue;
    if (withheldRows.some(({ isOne }) => isOne(item))) continue;
    rows += 1;
    ((records[item.__typename] ??= []) as unknown[]).push(discloseRow(item, sub));
  }
  const ids = items
    .flatMap(({ id, conversationId }) => [id, conversationId])
    .filter((id) => id !== undefined);
  const log = await readLog(sub, ids.map(String));
  return { records: { ...records, AuditEntry: log }, rows: rows + log.length };
}
