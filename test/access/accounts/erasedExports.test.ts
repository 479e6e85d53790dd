import { readJson } from '../../support/api/readJson';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { localTables } from '../../support/localTables';
import { settle } from '../over-time/settle';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';

const begin = graphql(`
  query ExportOfTalents($filter: SearchableUserFilterInput) {
    invokeCreateSearchUsersCSV(filter: $filter, type: CONTACT) {
      body
    }
  }
`);

const stateOf = async (id: string, admin: Person) =>
  (await query(accountDocuments.exports, {}, admin)).data?.listExports.items.find((row) => row.id === id)
    ?.state;

const isStored = async (id: string) => {
  const files = await readJson<{ key: string }[]>('/_local/files');
  return files.some(({ key }) => key.endsWith(`${id.split('.').at(-1)}.csv`));
};

/** Exports one talent. Returns the id of the export when it is ready. */
async function exported({ sub }: Person, admin: Person): Promise<string> {
  const { data } = await query(begin, { filter: { sub: { eq: sub } } }, admin);
  const id = data?.invokeCreateSearchUsersCSV.body ?? '';
  await eventually('the export', async () => ((await stateOf(id, admin)) === 'READY' ? true : null));
  const { data: found } = await query(accountDocuments.exportLink, { id }, admin);
  expect(await (await fetch(found?.getFileLink?.url ?? '')).text()).toContain(sub);
  return id;
}

test('an erasure deletes the exports of administrators that name the person, and no others', async () => {
  const admin = await given.anAdministrator();
  const [leaving, staying] = [await given.aTalent(), await given.aTalent()];
  await settle.streams();
  const [named, other] = [await exported(leaving, admin), await exported(staying, admin)];
  await query(accountDocuments.delete, { input: { sub: leaving.sub } }, leaving);
  const client = localTables.open();
  await erasure.backdate(client, leaving);
  await erasure.runTheJob();
  client.destroy();
  expect(await stateOf(named, admin)).toBeUndefined();
  expect(await isStored(named)).toBe(false);
  expect(await stateOf(other, admin)).toBe('READY');
  expect(await isStored(other)).toBe(true);
});
