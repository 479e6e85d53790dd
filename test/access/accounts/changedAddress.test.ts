import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { mailedCode } from '../../support/api/mailedCode';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { signIn } from '../../support/api/signIn';
import { lateIndices } from '../../support/api/lateIndices';
import { signUp } from '../../support/api/signUp';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { origin } from '../../support/stack/origin';
import { documents } from '../documents';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { erasure } from './erasure';
import { graphql } from '../../support/graphql';

const pool = 'AWSCognitoIdentityProviderService';

let admin: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
});

/**
 * Changes a person's email with Cognito's own API, as any client can. The new email takes effect when the
 * person enters the code in a mail. With `confirm: false`, nobody enters it.
 */
async function moveTo(person: Person, email: string, { confirm = true } = {}): Promise<void> {
  const { accessToken: AccessToken } = person;
  const UserAttributes = [{ Name: 'email', Value: email }];
  await cognito(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes });
  const Code = await mailedCode(email);
  if (confirm) await cognito(pool, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
}

const addressOf = async ({ sub }: Person) => {
  const { data } = await query(documents.contact, { sub }, admin);
  return data?.getUserPrivate?.email ?? null;
};

const foundBy = async (email: string) => {
  const text = graphql(`
    query Found($email: ID!) {
      searchUsers(filter: { email: { eq: $email } }) {
        items {
          sub
        }
      }
    }
  `);
  const { data } = await query(text, { email }, admin);
  return data?.searchUsers.items.map(({ sub }) => sub) ?? [];
};

async function write(to: Person, content: string): Promise<void> {
  const input = { participantIds: [to.sub], name: 'ご連絡' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  const conversationId = data?.createConversation?.id ?? '';
  await query(messagingDocuments.send, { input: { conversationId, content } }, admin);
}

async function digestWith(content: string) {
  const queues = await readJson<{ name: string }[]>('/_local/queues');
  const digests = queues.find(({ name }) => name.includes('Digest'))?.name;
  return eventually('the digest', async () => {
    await fetch(`${origin()}/_local/queues/${digests}/hasten`, { method: 'POST' });
    return (await captured.mail()).find(({ text }) => text.includes(content));
  });
}

test('a changed email reaches the contact data and the index with the next token', async () => {
  const person = await given.aTalent();
  const [before, after] = [person.email, unique.email()];
  await moveTo(person, after);
  await signIn(after);
  expect(await addressOf(person)).toBe(after);
  await eventually('the index', async () => ((await foundBy(after)).includes(person.sub) ? true : null));
  expect(await foundBy(before)).toEqual([]);
});

test('an email changed in the pool is followed by the nightly job, if its owner gets no new token', async () => {
  const [person, unconfirmed] = [await given.aTalent(), await given.aTalent()];
  const [before, after] = [person.email, unique.email()];
  await moveTo(person, after);
  await moveTo(unconfirmed, unique.email(), { confirm: false });
  expect(await addressOf(person)).toBe(before);
  await erasure.runTheJob();
  expect([await addressOf(person), await addressOf(unconfirmed)]).toEqual([after, unconfirmed.email]);
  await eventually('the index', async () => ((await foundBy(after)).includes(person.sub) ? true : null));
  expect(await foundBy(before)).toEqual([]);
});

test('an email whose code was not entered changes nothing', async () => {
  const person = await given.aTalent();
  await moveTo(person, unique.email(), { confirm: false });
  await signIn(person.email);
  expect(await addressOf(person)).toBe(person.email);
});

test('a message is mailed to the person’s current email, even before they get a new token', async () => {
  const person = await given.aTalent();
  const after = unique.email();
  await moveTo(person, after);
  const content = `ご確認ください ${unique.word()}`;
  await write(person, content);
  expect([(await digestWith(content)).to].flat()).toEqual([after]);
});

test('a person who takes over a released email is its only owner and gets none of the former owner’s mail', async () => {
  const former = await given.aTalent();
  const address = former.email;
  const later = unique.email();
  await moveTo(former, later);
  await lateIndices.showAll();
  await signUp(address);
  const owner = await signIn(address);
  expect(owner.sub).not.toBe(former.sub);
  expect([await addressOf(owner), await addressOf(former)]).toEqual([address, null]);
  const content = `内密のお知らせ ${unique.word()}`;
  await write(former, content);
  expect([(await digestWith(content)).to].flat()).toEqual([later]);
});
