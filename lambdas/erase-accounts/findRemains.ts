import { alertPartition } from '../../model/alerts/alertPartition';
import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';
import { filesOf } from '../lib/files/filesOf';
import { collection } from '../lib/collection';
import { itemAt } from '../lib/itemAt';
import { userPool } from '../lib/userPool';
import { FILE_PREFIXES } from './FILE_PREFIXES';

/**
 * Yields a description of each item that a secondary index finds for the erased person and that still exists.
 * Indexes are eventually consistent, so each item is read from its table.
 */
async function* indexedRemains(table: string, index: string, attribute: string, value: string) {
  for await (const { pk, sk } of eachIndexed(table, index, attribute, value)) {
    const item = await itemAt(table, { pk, sk });
    if (item?.[attribute] === value) yield `${index} ${value}: ${pk} ${sk}`;
  }
}

/**
 * Returns the places that still contain something about an erased person: items of partitions and secondary
 * indexes, files, or the user of the pool. Empty if the erasure is complete.
 */
export async function findRemains(sub: string): Promise<string[]> {
  const [talents, conversations, insights] = [
    env('TALENT_TABLE'),
    env('CONVERSATION_TABLE'),
    env('INSIGHT_TABLE'),
  ];
  const remains: string[] = [];
  for (const [table, pk] of [
    [talents, sub],
    [talents, `${sub}#private`],
    [talents, `${sub}#staff`],
    [insights, `Export#${sub}`],
    [insights, `UserNotice#${sub}`],
    [insights, alertPartition(sub)],
  ] as const)
    remains.push(...(await collection(table, pk)).map(({ sk }) => `${pk} ${sk}`));
  for (const [table, index, attribute, value] of [
    [talents, 'byAuthor', 'authorKey', sub],
    [conversations, 'byMember', 'memberKey', sub],
    [conversations, 'byUser', 'userKey', `${sub}#sent`],
    [conversations, 'byUser', 'userKey', `${sub}#unread`],
  ] as const)
    for await (const found of indexedRemains(table, index, attribute, value)) remains.push(found);
  for await (const keys of filesOf(sub, FILE_PREFIXES)) remains.push(...keys);
  if (await userPool.find(sub)) remains.push('the user pool');
  return remains;
}
