import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { type Document, query } from '../../support/api/query';
import { readConfig } from '../../support/api/readConfig';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { readSchema } from '../../support/readSchema';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { settle } from '../over-time/settle';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';

const pool = 'AWSCognitoIdentityProviderService';
const fields = Object.values(readSchema().getSubscriptionType()?.getFields() ?? {});
let admin: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
});

const done = async (document: Document, variables: Record<string, unknown>, as: Person) => {
  const { errors } = await query(document, variables, as);
  expect(errors).toEqual([]);
};

async function forget({ email }: Person): Promise<void> {
  const { userPoolClientId: ClientId } = await readConfig();
  const before = (await captured.mail(email)).length;
  await cognito(pool, 'ForgotPassword', { ClientId, Username: email });
  const ConfirmationCode = await eventually('the code', async () => {
    const mails = await captured.mail(email);
    return mails.length > before ? mails[0]?.text.match(/\b\d{6}\b/)?.[0] : null;
  });
  const changed = { ClientId, Username: email, ConfirmationCode, Password: 'Enishi-2027' };
  await cognito(pool, 'ConfirmForgotPassword', changed);
}

async function erase(person: Person): Promise<void> {
  await done(accountDocuments.delete, { input: { sub: person.sub } }, person);
  const client = localTables.open();
  await erasure.backdate(client, person);
  await erasure.runTheJob();
  client.destroy();
}

/** Opens every subscription of the schema in one socket. */
async function listenToAll(person: Person, conversationId: string): Promise<Listener> {
  const listener = await Listener.open(person);
  for (const { name, args } of fields) {
    const argument = args.some((each) => each.name === 'userId') ? 'userId' : 'conversationId';
    const document = `subscription All($${argument}: ID!) { ${name}(${argument}: $${argument}) { __typename } }`;
    const number = await listener.subscribe(document, { userId: person.sub, conversationId });
    if (typeof number === 'string') throw new Error(`${name} was refused: ${number}`);
  }
  return listener;
}

test.each<[string, (person: Person) => Promise<void>]>([
  ['a lock', ({ sub }) => done(accountDocuments.setEnabled, { sub, enabled: false }, admin)],
  ['a reset by an administrator', ({ sub }) => done(accountDocuments.resetPassword, { sub }, admin)],
  ['a password that was forgotten', forget],
  ['a sign-out everywhere', (person) => done(accountDocuments.endSubscriptions, {}, person)],
  ['an erasure', erase],
])('%s ends each open subscription of the person, and none of anybody else', async (_, end) => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  const input = { participantIds: [person.sub, other.sub], name: 'ご相談' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  const id = data?.createConversation?.id ?? '';
  const [ending, staying] = [await listenToAll(person, id), await listenToAll(other, id)];
  await settle.streams();
  expect([ending.ended.size, staying.ended.size]).toEqual([0, 0]);
  await end(person);
  await settle.streams();
  await Promise.all([ending.catchUp(), staying.catchUp()]);
  const names = [...ending.ended].map((number) => fields[number - 1]?.name).sort();
  expect(names).toEqual(fields.map(({ name }) => name).sort());
  expect(staying.ended.size).toBe(0);
  ending.close();
  staying.close();
});
