import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { chooseMail } from '../matrix/support/chooseMail';
import { settle } from '../over-time/settle';

let admin: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
});

async function write(to: Person): Promise<void> {
  const input = { participantIds: [to.sub], name: 'ご連絡' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  const conversationId = data?.createConversation?.id ?? '';
  await query(messagingDocuments.send, { input: { conversationId, content: unique.word() } }, admin);
}

const digestsTo = async ({ email }: Person) =>
  (await captured.mail(email)).filter(({ subject }) => subject.includes('未読')).length;

test.each([
  ['nothing', null, 1],
  ['messages', ['MESSAGE'], 1],
  ['everything but messages', ['APPLICATION', 'NEWS'], 0],
  ['no topic', [], 0],
] as const)(
  'a person who chose %s gets the mail about unread messages accordingly',
  async (_title, topics, mails) => {
    const [person, witness] = [await given.aTalent(), await given.aTalent()];
    if (topics) await chooseMail(person, topics);
    await write(person);
    await write(witness);
    await settle.mails();
    // The mail to somebody without a choice shows that the waiting mails were sent.
    expect([await digestsTo(witness), await digestsTo(person)]).toEqual([1, mails]);
  },
);

test('a choice made while the mail waits counts, and null withdraws the choice', async () => {
  const [late, again] = [await given.aTalent(), await given.aTalent()];
  await chooseMail(again, []);
  await Promise.all([write(late), write(again)]);
  await settle.streams();
  await chooseMail(late, []);
  expect(await chooseMail(again, null)).toBeNull();
  await settle.mails();
  expect([await digestsTo(late), await digestsTo(again)]).toEqual([0, 1]);
});

test('topics are stored once each, in one order', async () => {
  const person = await given.aTalent();
  expect(await chooseMail(person, ['NEWS', 'MESSAGE', 'NEWS'])).toEqual(['MESSAGE', 'NEWS']);
});

test('nobody else chooses for a person, and an administrator sees the choice', async () => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  await chooseMail(person, ['MESSAGE']);
  const forPerson = { ...other, sub: person.sub };
  await expect(chooseMail(forPerson, [])).rejects.toThrow('There is no such record.');
  const document = `{ getUserPrivate(sub: "${person.sub}") { mailedOn } }`;
  expect((await query(document, {}, admin)).data).toEqual({ getUserPrivate: { mailedOn: ['MESSAGE'] } });
});
