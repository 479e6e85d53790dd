import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { upload } from '../access/files/upload';
import { query } from '../support/api/query';
import { readJson } from '../support/api/readJson';
import { alarmOf, isRaised } from '../support/alarms/alarmOf';
import { FunctionCode } from '../support/alarms/FunctionCode';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { settleStreams } from '../support/kills/settleStreams';
import { localTables } from '../support/localTables';
import { startConversation } from '../support/conversations/startConversation';
import { aJob } from '../support/outage/aJob';
import { Controls } from '../support/outage/Controls';
import { ownStack } from '../support/stack/ownStack';
import { startStack } from '../support/stack/startStack';
import { ulid } from '../support/ulid';
import { describeLoadAlarms } from './alarms/describeLoadAlarms';
import { describeMailAlarms } from './alarms/describeMailAlarms';
import { describeSearchAlarms } from './alarms/describeSearchAlarms';
import { describeSlackAlarms } from './alarms/describeSlackAlarms';

jest.setTimeout(400_000);

const stack = ownStack({ args: ['--no-web'] });

interface Queue {
  name: string;
  messages: { id: string }[];
}

async function post(path: string, body: object = {}): Promise<boolean> {
  const response = await fetch(`${stack().origin}/_local${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return response.ok;
}

const queuesLike = async (name: string) =>
  (await readJson<Queue[]>('/_local/queues')).filter((queue) => queue.name.includes(name));

const nameOf = async (kind: string) => {
  const names = Object.keys(await readJson<Record<string, unknown>>('/_local/logs'));
  return names.find((name) => name.includes(kind)) ?? '';
};

const rename = /* GraphQL */ `
  mutation Rename($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`;

const send = /* GraphQL */ `
  mutation Send($conversationId: ID!) {
    createMessage(input: { conversationId: $conversationId, content: "はじめまして" }) {
      id
    }
  }
`;

const requestMail = /* GraphQL */ `
  query RequestMail($message: ID!) {
    notifyEmailForNewMessage(message: $message) {
      accepted
    }
  }
`;

test('an asynchronous event that fails three times raises FunctionsFailuresNotEmpty and CheckFileFails', async () => {
  expect((await alarmOf('FunctionsFailuresNotEmpty')).state).toBe('OK');
  const talent = await given.aTalent();
  const code = new FunctionCode('check-file', stack().port);
  await code.break();
  await upload(talent, Buffer.alloc(5000));
  await isRaised('CheckFileFails');
  await isRaised('FunctionsFailuresNotEmpty');
  await code.restore();
});

test('a reaction that fails raises its alarms; after mending and a redrive, its queue is empty again', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  const code = new FunctionCode('handle-changes', stack().port);
  await code.break();
  await query(rename, { input: { sub: talent.sub, displayName: 'あたらしい名前' } }, talent);
  await isRaised('HandleChangesFails');
  await isRaised('StreamsHandleChangesFailuresNotEmpty', 120);
  await code.restore();
  await eventually(
    'the empty queue',
    async () => {
      const queues = await queuesLike('HandleChangesFailures');
      const waiting = queues.flatMap(({ name, messages }) => messages.map(({ id }) => ({ name, id })));
      for (const { name, id } of waiting) await post(`/queues/${name}/${id}/redrive`);
      return waiting.length === 0 || null;
    },
    60,
  );
  await isRaised('StreamsHandleChangesFailuresNotEmpty', 30, { state: 'OK' });
});

test('search that is down raises ApiFails, and IndexSearchBehind after a quarter of an hour', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  expect((await alarmOf('IndexSearchBehind', { isQuick: true })).state).toBe('OK');
  await Controls.interruptSearch();
  try {
    await query(rename, { input: { sub: talent.sub, displayName: 'べつの名前' } }, talent);
    for (let at = 0; at < 5; at += 1) await query('{ searchOpenJobs { total } }', {}, 'guest');
    await isRaised('ApiFails');
    await isRaised('IndexSearchBehind', 60, { isQuick: true });
  } finally {
    await Controls.resumeSearch();
  }
  await settleStreams();
  await isRaised('IndexSearchBehind', 30, { isQuick: true, state: 'OK' });
});

test('a record that can never be indexed raises StreamsIndexSearchFailuresNotEmpty', async () => {
  const client = localTables.open();
  const Item = aJob(ulid(), { minumumSalary: '応相談' });
  await client.send(new PutCommand({ TableName: await localTables.nameOf(client, 'OpenJob'), Item }));
  client.destroy();
  await isRaised('StreamsIndexSearchFailuresNotEmpty', 60);
});

test('throttled requests raise the alarm of their table', async () => {
  const throttled = await startStack({
    args: ['--no-web', '--empty', '--memory'],
    settings: { LOCAL_CHAOS: 'throttle' },
  });
  process.env.ENISHI_URL = throttled.origin;
  try {
    await eventually(
      'the alarm',
      async () => {
        const ask = () => query('{ listPrefactures { items { id } } }', {}, 'guest');
        await Promise.all(Array.from({ length: 20 }, ask));
        return (await alarmOf('CatalogThrottled')).state === 'ALARM' || null;
      },
      60,
    );
  } finally {
    process.env.ENISHI_URL = stack().origin;
    await throttled.stop();
    throttled.forget();
  }
});

test('the nightly comparison raises DerivedDifferences for a wrong value, which it repairs', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  const client = localTables.open();
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: `${talent.sub}#private`, sk: 'UserPrivate' },
      UpdateExpression: 'SET belongsTo = :wrong',
      ExpressionAttributeValues: { ':wrong': 'まちがい' },
    }),
  );
  client.destroy();
  expect((await alarmOf('DerivedDifferences')).state).toBe('OK');
  const schedules = await readJson<{ name: string }[]>('/_local/schedules');
  const nightly = schedules.find(({ name }) => name.includes('Verification'))?.name ?? '';
  await eventually(
    'the alarm',
    async () => {
      await post(`/schedules/${nightly}/run`);
      return (await alarmOf('DerivedDifferences')).state === 'ALARM' || null;
    },
    240,
  );
  expect((await alarmOf('DerivedDifferencesLeft')).state).toBe('OK');
});

// Before the test that leaves a mail in the failure queue, which both share.
describeSlackAlarms(() => stack().port);

test('a mail that is not delivered in twelve attempts raises MailFailuresNotEmpty', async () => {
  const [admin, talent] = await Promise.all([given.theAdministrator(), given.aTalent()]);
  const code = new FunctionCode('notify-email', stack().port);
  await code.break();
  const conversationId = await startConversation(talent, admin);
  const { data } = await query<{ createMessage: { id: string } }>(send, { conversationId }, admin);
  await query(requestMail, { message: data?.createMessage.id }, admin);
  const [digests] = await queuesLike('Digests');
  await eventually(
    'the alarm',
    async () => {
      await post(`/queues/${digests?.name}/hasten`);
      return (await alarmOf('MailFailuresNotEmpty')).state === 'ALARM' || null;
    },
    60,
  );
  await isRaised('NotifyEmailFails');
  await code.restore();
});

test('a function that takes nine tenths of its limit raises its alarm', async () => {
  const code = new FunctionCode('render-page', stack().port);
  await code.delay(22_600);
  expect(await post(`/functions/${await nameOf('RenderPage')}/invoke`, {})).toBe(true);
  await isRaised('RenderPageSlow');
  await code.restore();
});

describeSearchAlarms();
describeLoadAlarms(() => stack().port);
describeMailAlarms();
