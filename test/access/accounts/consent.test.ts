import type { GraphQLField } from 'graphql';
import { invoke } from '../../support/api/invoke';
import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { refresh } from '../../support/api/refresh';
import { signIn } from '../../support/api/signIn';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { readSchema } from '../../support/readSchema';
import { documents } from '../documents';
import { literalCall } from '../operations/literalCall';

type RootField = GraphQLField<unknown, unknown>;

const schema = readSchema();
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const subscriptions = Object.values(schema.getSubscriptionType()?.getFields() ?? {});

/**
 * What people may call before they agree, besides what guests may. Copied by hand from decision T49;
 * to leave is to sign out everywhere, too.
 */
const open = [
  'agreeToTerms',
  'createUser',
  'deleteUser',
  'cancelUserDeletion',
  'endSubscriptions',
  'getUserPrivate',
  'notifyErrorToSlack',
];

const hasDirective = ({ astNode }: RootField, name: string, text = '') =>
  astNode?.directives?.some(
    (directive) => directive.name.value === name && JSON.stringify(directive).includes(text),
  );

/** Returns how the API answers a person who has not agreed: `open`, or the type of the error. */
function expectedOf(field: RootField): string {
  const isForAdministrators = hasDirective(field, 'aws_cognito_user_pools', 'cognito_groups');
  if (isForAdministrators || field.name.startsWith('publish')) return 'Unauthorized';
  return open.includes(field.name) || hasDirective(field, 'aws_iam') ? 'open' : 'ConsentRequired';
}

const kindOf = (errorType = 'open') => (errorType === 'ConsentRequired' ? errorType : 'open');

/** Calls each field and returns those that answer otherwise than expected. */
async function surprises(operation: 'query' | 'mutation', fields: RootField[], as: { token: string }) {
  const found: string[] = [];
  for (const field of fields) {
    const { errors } = await query(`${operation} { ${literalCall(field)} }`, {}, as);
    const type = errors[0]?.errorType ?? 'open';
    const expected = expectedOf(field);
    const got = expected === 'Unauthorized' ? type : kindOf(type);
    if (got !== expected) found.push(`${field.name}: ${got} instead of ${expected}`);
  }
  return found;
}

const openWork = graphql(`
  query OpenWork {
    listOpenWork {
      __typename
    }
  }
`);
const agree = ({ sub }: Person, as: Person) =>
  query(documents.agree, { input: { sub, isAgreedTerms: true, isConfirmedServiceGuide: true } }, as);

/** Invites a talent and makes them an administrator, before they agree to the terms. */
async function anInvitedAdministrator(): Promise<Person> {
  const { email } = await given.anInvitedTalent();
  await invoke('AccountsFunctionName', { action: 'makeAdministrator', actor: 'operator', email });
  return signIn(email);
}

describe.each([
  ['an invited talent', () => given.anInvitedTalent()],
  ['an administrator who was invited', anInvitedAdministrator],
])('before agreeing to the terms, %s', (_title, make) => {
  let person: Person;

  beforeAll(async () => {
    person = await make();
  });

  test.each(['token', 'accessToken'] as const)(
    'reads with the %s only what guests read, and their own account',
    async (token) => {
      expect(await surprises('query', queries, { token: person[token] })).toEqual([]);
      const { data } = await query(documents.contact, { sub: person.sub }, { token: person[token] });
      expect(data?.getUserPrivate?.email).toBe(person.email);
    },
  );

  test('changes nothing', async () => {
    expect(await surprises('mutation', mutations, person)).toEqual([]);
  });

  test('listens to nothing', async () => {
    const listener = await Listener.open(person);
    const refused: string[] = [];
    for (const field of subscriptions)
      refused.push(`${await listener.subscribe(`subscription { ${literalCall(field)} }`, {})}`);
    listener.close();
    expect(new Set(refused)).toEqual(new Set(['ConsentRequired']));
  });
});

test('who agrees may do everything at once, and with the next token reads everything', async () => {
  const person = await given.anInvitedTalent();
  const { data, errors } = await agree(person, person);
  expect(errors).toEqual([]);
  expect(data?.agreeToTerms).toEqual({
    sub: person.sub,
    isAgreedTerms: true,
    isConfirmedServiceGuide: true,
    agreedTermsAt: expect.any(String),
  });
  expect((await query(documents.visit, { input: { sub: person.sub } }, person)).errors).toEqual([]);
  const conversations = (as: Person) => query(documents.conversations, { userId: person.sub }, as);
  expect((await conversations(person)).errors[0]?.errorType).toBe('ConsentRequired');
  expect((await conversations(await refresh(person))).errors).toEqual([]);
});

test('an administrator has the rights of one only after agreeing, and nobody agrees for them', async () => {
  const person = await anInvitedAdministrator();
  expect((await agree(person, await given.theAdministrator())).errors[0]?.errorType).toBe('NotFound');
  expect((await query(openWork, {}, person)).errors[0]?.errorType).toBe('Unauthorized');
  await agree(person, person);
  expect((await query(openWork, {}, await refresh(person))).errors).toEqual([]);
});

test('who takes the consent back is asked again', async () => {
  const person = await given.aTalent();
  const input = { sub: person.sub, isAgreedTerms: false };
  expect((await query(documents.update, { input }, person)).errors).toEqual([]);
  expect((await query(documents.visit, { input: { sub: person.sub } }, person)).errors[0]?.errorType).toBe(
    'ConsentRequired',
  );
  const { errors } = await query(documents.conversations, { userId: person.sub }, await refresh(person));
  expect(errors[0]?.errorType).toBe('ConsentRequired');
});
