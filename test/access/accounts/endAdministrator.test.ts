import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signIn } from '../../support/api/signIn';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { origin } from '../../support/stack/origin';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { jobDetails } from '../jobDetails';
import { settle } from '../over-time/settle';
import { readAuditEntries } from '../readAuditEntries';
import { records } from '../records';
import { documents } from '../documents';
import { dataExport } from './dataExport';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

const { made, refusal, send } = records;

/** Runs `npm run admin -- --remove <email>` against the stack of the suite. */
async function remove(email: string): Promise<string> {
  const env = { ...process.env, PORT: new URL(origin()).port };
  const run = ['--import', 'tsx', 'infra/operations/admin.ts', '--remove', email];
  const { stdout } = await promisify(execFile)(process.execPath, run, { env });
  return stdout;
}

const conversationsOf = async (as: Person) => {
  const text = graphql(`
    query Own {
      listUserConversations(limit: 100) {
        items {
          conversationId
        }
      }
    }
  `);
  const { data } = await query(text, {}, as);
  return data?.listUserConversations.items.map(({ conversationId }) => conversationId) ?? [];
};

const ownersOf = async (field: string, id: string, as: Person) => {
  const text = composed<{
    row: { owners: string[] };
  }>`query Of($id: ID!) { row: ${field}(id: $id) { owners } }`;
  return (await query(text, { id }, as)).data?.row.owners;
};

/** Requests an export of a talent's data, or of the person's own, and waits until it is ready. */
async function anExport(as: Person, sub: string): Promise<string> {
  const text = graphql(`
    mutation Of($input: CreateDataExportInput) {
      createDataExport(input: $input) {
        id
      }
    }
  `);
  const { data, errors } = await query(text, { input: { sub } }, as);
  if (!data?.createDataExport) throw new Error(errors[0]?.message);
  await dataExport.ready(as, data.createDataExport.id);
  return data.createDataExport.id;
}

/** Creates a second administrator with everything that an administrator can give themselves. */
async function anAdministratorAtWork() {
  const [admin, boss, talent] = [
    await given.theAdministrator(),
    await given.anAdministrator(),
    await given.aTalent(),
  ];
  const organization = await made('Organization', { name: '株式会社なごり', owners: [boss.sub] }, boss);
  await send('update', 'User', { sub: boss.sub, organizationUsersId: organization }, boss, 'id: sub');
  const values = { title: '名残の求人', ...jobDetails, organizationOpenJobsId: organization, isPublic: true };
  const job = await made('OpenJob', { ...values, owners: [boss.sub, admin.sub] }, boss);
  const advised = await made('OpenJob', { ...values, owners: [admin.sub] }, boss);
  await made('UserOpenJobs', { userID: boss.sub, openJobID: advised, involveType: 'CONSULTANT' }, boss);
  const apply = async (person: Person, openJobID: string) => {
    const { data } = await query(documents.apply, { input: { userID: person.sub, openJobID } }, person);
    return `${data?.createUserApplies?.conversationId}`;
  };
  const applied = await apply(talent, job);
  const opened = await made('Conversation', { participantIds: [talent.sub], name: 'ご相談' }, boss);
  const own = await apply(boss, (await given.anOpenJob()).id);
  const exported = await anExport(boss, talent.sub);
  const ownData = await anExport(boss, boss.sub);
  await settle.streams();
  return { admin, boss, talent, organization, job, advised, applied, opened, own, exported, ownData };
}

test('ending an administrator is one operation, which ends what came with the role and can be repeated', async () => {
  const at = await anAdministratorAtWork();
  const { admin, boss, talent, organization, job, advised } = at;
  expect(await conversationsOf(boss)).toEqual(expect.arrayContaining([at.applied, at.opened, at.own]));
  const link = await dataExport.linkTo(boss, at.exported);
  expect(link?.url).toEqual(expect.any(String));

  for (const _ of ['first', 'again']) expect(await remove(boss.email)).toContain('no administrator any more');

  // The old token is accepted for 15 minutes, but writes nothing.
  expect(await refusal('update', 'OpenJob', { id: job, title: '奪う' }, boss)).toBe('Unauthorized');
  expect(await refusal('update', 'User', { sub: talent.sub, description: '改' }, boss)).toBe('Unauthorized');
  await settle.streams();
  expect(await ownersOf('getOpenJob', job, admin)).toEqual([admin.sub]);
  expect(await ownersOf('getOrganization', organization, admin)).toEqual([]);
  const client = localTables.open();
  const left = await localTables.mentioning(client, [boss.sub]);
  client.destroy();
  const jobs = left.filter(({ __typename }) => __typename === 'OpenJob');
  for (const { owners, clientIds, consultantIds } of jobs)
    expect(JSON.stringify([owners, clientIds, [...((consultantIds as Set<string>) ?? [])]])).not.toContain(
      boss.sub,
    );
  expect(left.filter((row) => row.__typename === 'UserOpenJobs' && row.userID === boss.sub)).toEqual([]);

  const now = await signIn(boss.email);
  expect(await conversationsOf(now)).toEqual([at.own]);
  expect(await dataExport.linkTo(now, at.exported)).toBeNull();
  expect((await fetch(`${link?.url}`)).status).toBeGreaterThanOrEqual(400);
  expect((await dataExport.linkTo(now, at.ownData))?.url).toEqual(expect.any(String));
  for (const id of [job, advised])
    expect(await refusal('update', 'OpenJob', { id, title: '奪う' }, now)).toBe('Unauthorized');
  const contact = graphql(`
    query Contact($sub: ID!) {
      getUserPrivate(sub: $sub) {
        email
      }
    }
  `);
  expect((await query(contact, { sub: talent.sub }, now)).data).toEqual({ getUserPrivate: null });
  const said = { conversationId: at.opened, content: 'まだいます' };
  expect((await query(messagingDocuments.send, { input: said }, now)).errors[0]?.errorType).toBe(
    'Unauthorized',
  );
  const entries = await readAuditEntries({ subject: boss.sub }, admin);
  expect(entries.map(({ action }) => action)).toContain('endAdministrator');
});

test('a former administrator opens no export of others, whatever its row says', async () => {
  const [boss, talent] = [await given.anAdministrator(), await given.aTalent()];
  const id = await anExport(boss, talent.sub);
  // A file that the operation leaves, because it is another administrator's.
  const theirs = await anExport(await given.theAdministrator(), talent.sub);
  const { email } = boss;
  await remove(email);
  const former = await signIn(email);
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  const [pk, sk] = [`Export#${boss.sub}`, `${id.split('.')[1]}`];
  const row = { __typename: 'Export', id, owner: boss.sub, kind: 'TALENT_DATA', subject: talent.sub };
  const file = `exports/${talent.sub}/${theirs.split('.')[1]}.json`;
  await client.send(
    new PutCommand({ TableName, Item: { pk, sk, ...row, state: 'READY', file, expiresAt: 4e9 } }),
  );
  client.destroy();
  expect(await dataExport.linkTo(former, id)).toBeNull();
});

test('an account that does not exist is named', async () => {
  await expect(remove('nobody@example.com')).rejects.toThrow('nobody@example.com');
});
