import { accountDocuments } from '../../access/accounts/accountDocuments';
import { alarmOf, isRaised } from '../../support/alarms/alarmOf';
import { FunctionCode } from '../../support/alarms/FunctionCode';
import { captured } from '../../support/api/captured';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { ulid } from '../../support/ulid';
import { graphql } from '../../support/graphql';

const list = graphql(`
  {
    listFailedNotices {
      items {
        kind
        userId
      }
    }
  }
`);
const redrive = graphql(`
  mutation {
    redriveNotices {
      moved
    }
  }
`);

/** The alarm about messages that do not reach Slack, and how it ends. */
export function describeSlackAlarms(port: () => number): void {
  test('a message that Slack does not get raises MailFailuresNotEmpty, and arrives once after a redrive', async () => {
    const admin = await given.theAdministrator();
    const message = `掲載について ${ulid()}`;
    const input = { name: '縁 問子', email: 'toiko@example.com', message };
    await new FunctionCode('notify-slack', port()).whileBroken(async () => {
      const sent = await query(accountDocuments.contact, { input }, 'guest');
      expect(sent.data).toEqual({ createContactMessage: { accepted: true } });
      const queues = await readJson<{ name: string }[]>('/_local/queues');
      const slack = queues.find(({ name }) => name.includes('MailSlack'))?.name;
      await eventually(
        'the alarm',
        async () => {
          await fetch(`${origin()}/_local/queues/${slack}/hasten`, { method: 'POST' });
          return (await alarmOf('MailFailuresNotEmpty')).state === 'ALARM' || null;
        },
        300,
      );
      await isRaised('NotifySlackFails');
    });
    const failed = await query(list, {}, admin);
    expect(failed.data).toEqual({ listFailedNotices: { items: [{ kind: null, userId: null }] } });
    expect((await query(redrive, {}, admin)).data).toEqual({ redriveNotices: { moved: 1 } });
    const arrived = async () =>
      (await captured.slack()).filter(({ blocks }) => JSON.stringify(blocks).includes(message));
    await eventually('the message', async () => (await arrived())[0]);
    expect(await arrived()).toHaveLength(1);
    await isRaised('MailFailuresNotEmpty', { state: 'OK' });
  });
}
