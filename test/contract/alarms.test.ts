import { PutCommand } from '@aws-sdk/lib-dynamodb';
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
import { ownStack } from '../support/stack/ownStack';
import { ulid } from '../support/ulid';
import { describeSlackAlarms } from './alarms/describeSlackAlarms';
import { graphql } from '../support/graphql';

jest.setTimeout(600_000);

const stack = ownStack({ args: ['--no-web'] });

/** How long the work that raises an alarm may take, in seconds. Only a failure takes it. */
const LONGEST = 300;

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

const rename = graphql(`
  mutation Rename($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

const send = graphql(`
  mutation Send($conversationId: ID!) {
    createMessage(input: { conversationId: $conversationId, content: "はじめまして" }) {
      id
    }
  }
`);

const requestMail = graphql(`
  query RequestMail($message: ID!) {
    notifyEmailForNewMessage(message: $message) {
      accepted
    }
  }
`);

test('an asynchronous event that fails three times raises FunctionsFailuresNotEmpty and CheckFileFails', async () => {
  expect((await alarmOf('FunctionsFailuresNotEmpty')).state).toBe('OK');
  const talent = await given.aTalent();
  await new FunctionCode('check-file', stack().port).whileBroken(async () => {
    await upload(talent, Buffer.alloc(5000));
    await isRaised('CheckFileFails');
    await isRaised('FunctionsFailuresNotEmpty');
  });
});

test('a reaction that fails raises its alarms; after mending and a redrive, its queue is empty again', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  await new FunctionCode('handle-changes', stack().port).whileBroken(async () => {
    await query(rename, { input: { sub: talent.sub, displayName: 'あたらしい名前' } }, talent);
    await isRaised('HandleChangesFails');
    await isRaised('StreamsHandleChangesFailuresNotEmpty');
  });
  await eventually(
    'the empty queue',
    async () => {
      const queues = await queuesLike('HandleChangesFailures');
      const waiting = queues.flatMap(({ name, messages }) => messages.map(({ id }) => ({ name, id })));
      for (const { name, id } of waiting) await post(`/queues/${name}/${id}/redrive`);
      return waiting.length === 0 || null;
    },
    LONGEST,
  );
  await isRaised('StreamsHandleChangesFailuresNotEmpty', { state: 'OK' });
});

test('a record that can never be indexed raises StreamsIndexSearchFailuresNotEmpty', async () => {
  const client = localTables.open();
  const Item = aJob(ulid(), { minumumSalary: '応相談' });
  await client.send(new PutCommand({ TableName: await localTables.nameOf(client, 'OpenJob'), Item }));
  client.destroy();
  await isRaised('StreamsIndexSearchFailuresNotEmpty');
});

describeSlackAlarms(() => stack().port);

test('a mail that is not delivered in twelve attempts raises MailFailuresNotEmpty', async () => {
  const [admin, talent] = await Promise.all([given.theAdministrator(), given.aTalent()]);
  await new FunctionCode('notify-email', stack().port).whileBroken(async () => {
    const conversationId = await startConversation(talent, admin);
    const { data } = await query(send, { conversationId }, admin);
    await query(requestMail, { message: data?.createMessage?.id }, admin);
    const [digests] = await queuesLike('Digests');
    await eventually(
      'the alarm',
      async () => {
        await post(`/queues/${digests?.name}/hasten`);
        return (await alarmOf('MailFailuresNotEmpty')).state === 'ALARM' || null;
      },
      LONGEST,
    );
    await isRaised('NotifyEmailFails');
  });
  // What waits in the failure queue would count for the alarm about Slack, too.
  expect(
    (
      await query(
        graphql(`
          mutation {
            redriveNotices {
              moved
            }
          }
        `),
        {},
        admin,
      )
    ).data,
  ).toEqual({
    redriveNotices: { moved: 1 },
  });
  await isRaised('MailFailuresNotEmpty', { state: 'OK' });
});
