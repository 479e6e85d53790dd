import type { Person } from '../../support/api/Person';
import { captured } from '../../support/api/captured';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { records } from '../records';
import { jobDetails } from '../jobDetails';
import { graphql } from '../../support/graphql';

const list = graphql(`
  query {
    listUserConversations {
      items {
        conversationId
        partnerName
        partnerIcon
      }
    }
  }
`);
const rowOf = async (conversationId: string, as: Person) => {
  const { data } = await query(list, {}, as);
  return data?.listUserConversations.items.find((row) => row.conversationId === conversationId);
};
/**
 * Creates a job that the administrator owns, and has the person apply to it. Returns the ids of the job and
 * of the application's conversation.
 */
const begun = async (person: Person, job: object = {}) => {
  const { row } = await records.send(
    ...([
      'create',
      'OpenJob',
      {
        ...{ title: '帳簿の設計', organizationName: '縁工房', owners: [admin.sub] },
        ...{ ...jobDetails, isPublic: true, ...job },
      },
      admin,
    ] as const),
  );
  const input = { userID: person.sub, openJobID: row?.id };
  const made = await records.send('create', 'UserApplies', input, person, 'id conversationId');
  return { openJobID: `${row?.id}`, conversationId: `${made.row?.conversationId}` };
};

let talent: Person;
let admin: Person;

beforeAll(async () => {
  [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
});

test('the conversation of an application shows the talent’s picture only while they share it', async () => {
  const person = await given.aTalent({ profileIcon: 'public/$me/01JCN000000000000000000001.png' });
  const { conversationId } = await begun(person);
  const icon = async () => (await rowOf(conversationId, admin))?.partnerIcon;
  expect(await icon()).toBeNull();
  for (const isShareProfileIcon of [true, false]) {
    await records.send('update', 'User', { sub: person.sub, isShareProfileIcon }, person);
    await eventually(`the picture to follow ${isShareProfileIcon}`, async () =>
      ((await icon()) === `public/${person.sub}/01JCN000000000000000000001.png`) === isShareProfileIcon
        ? true
        : null,
    );
  }
});

test('the conversation of an application does not name an organization after it is hidden: in lists, signatures and mails', async () => {
  const [real, masked] = ['株式会社ほんみょう', '都内の会計事務所'];
  const organizationOpenJobsId = await records.made('Organization', { name: real }, admin);
  const { openJobID, conversationId } = await begun(talent, { organizationOpenJobsId });
  const say = async () => {
    const input = { conversationId, content: 'ご確認ください' };
    const { data } = await query(messagingDocuments.send, { input }, admin);
    return data?.createMessage;
  };
  const authors = `query Authors($id: ID!) { listMessagesByConversation(conversationId: $id) { items { author { name } } } }`;
  const thread = async () => JSON.stringify((await query(authors, { id: conversationId }, talent)).data);
  expect((await rowOf(conversationId, talent))?.partnerName).toBe(real);
  expect(await say()).toMatchObject({ author: { name: real } });
  const hide = {
    id: openJobID,
    isHideOrganizationName: true,
    organizationNameForHidden: masked,
    hidingReason: '発表前のため',
  };
  expect(await records.refusal('update', 'OpenJob', hide, admin)).toBeUndefined();
  await eventually('the name to be gone from the list', async () =>
    (await rowOf(conversationId, talent))?.partnerName === masked ? true : null,
  );
  await eventually('the name to be gone from the thread', async () =>
    (await thread()).includes(real) ? null : true,
  );
  expect(await say()).toMatchObject({ author: { name: masked } });
  const queues = await readJson<{ name: string }[]>('/_local/queues');
  const digests = queues.find(({ name }) => name.includes('Digest'))?.name;
  const mail = await eventually('the mail', async () => {
    await fetch(`${origin()}/_local/queues/${digests}/hasten`, { method: 'POST' });
    const mails = (await captured.mail()).filter(({ to }) => to.includes(talent.email));
    return mails.find(({ text }) => text.includes('ご確認ください'));
  });
  expect(mail.subject).toContain(masked);
  expect(`${mail.subject}${mail.text}`).not.toContain(real);
});
