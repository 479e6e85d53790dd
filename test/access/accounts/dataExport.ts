import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { lateIndices } from '../../support/api/lateIndices';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { localTables } from '../../support/localTables';
import { settle } from '../over-time/settle';
import { accountDocuments } from './accountDocuments';

async function begin(who: Person | 'guest', clientToken?: string) {
  await lateIndices.showAll();
  return query(accountDocuments.exportData, { input: { clientToken } }, who);
}

/** Waits until a person may begin another export: the function releases their lock after it has stored the state. */
async function released({ sub }: Person): Promise<void> {
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const Key = { pk: `Once#export#${sub}`, sk: 'Once' };
  await eventually('the release of the lock', async () => {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? null : true;
  });
  client.destroy();
}

/** Waits until an export is ready, and another one may begin. */
async function ready(who: Person, id: string) {
  const found = await eventually('the export', async () => {
    const { data } = await query(accountDocuments.exports, {}, who);
    return data?.listExports.items.find((row) => row.id === id && row.state === 'READY');
  });
  await released(who);
  return found;
}

const linkTo = async (who: Person | 'guest', id: string) =>
  (await query(accountDocuments.exportLink, { id }, who)).data?.getFileLink;

/** Downloads the export of a person's own data and returns its rows, grouped by record type. */
async function taken(who: Person): Promise<Record<string, Record<string, unknown>[]>> {
  const id = (await begin(who)).data?.createDataExport?.id ?? '';
  await ready(who, id);
  const answer = await fetch((await linkTo(who, id))?.url ?? '');
  return (await answer.json()) as Record<string, Record<string, unknown>[]>;
}

/** Lets an administrator export what is stored about a talent, and returns the text of the file. */
async function disclosed(talent: Person, admin: Person): Promise<string> {
  await settle.streams();
  const { data, errors } = await query(accountDocuments.exportData, { input: { sub: talent.sub } }, admin);
  expect(errors).toEqual([]);
  const id = data?.createDataExport?.id ?? '';
  await eventually('the disclosure', async () => {
    const { data: found } = await query(accountDocuments.exports, {}, admin);
    return found?.listExports.items.find((row) => row.id === id && row.state === 'READY');
  });
  return (await fetch((await linkTo(admin, id))?.url ?? '')).text();
}

/** Helpers that request the export of a person's own data, wait until it is ready, and download it. */
export const dataExport = { begin, ready, released, linkTo, taken, disclosed };
