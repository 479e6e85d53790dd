import { Amplify } from 'aws-amplify';
import { generateClient, type GraphQLResult } from 'aws-amplify/api';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import type { Config } from '../support/api/Config';
import { LocalWebSocket } from '../support/api/LocalWebSocket';
import { mailedCode } from '../support/api/mailedCode';
import { readJson } from '../support/api/readJson';
import { password } from '../support/api/signIn';
import { eventually } from '../support/eventually';
import { unique } from '../support/unique';

/** Tests that the aws-amplify client library works with the API if its only configuration is /config.json. */
const client = generateClient();

async function ask<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  options: object = {},
): Promise<Data> {
  const answer = client.graphql({ query, variables: { ...variables }, ...options });
  return ((await answer) as GraphQLResult<Data>).data;
}

const jobs = /* GraphQL */ `
  query Jobs {
    searchOpenJobs(limit: 3) {
      total
      items {
        id
      }
    }
  }
`;
const apply = /* GraphQL */ `
  mutation Apply($input: CreateUserAppliesInput!) {
    createUserApplies(input: $input) {
      conversationId
    }
  }
`;
const me = /* GraphQL */ `
  query Me($sub: ID!) {
    getUser(sub: $sub) {
      displayName
    }
  }
`;
type Jobs = { searchOpenJobs: { total: number; items: { id: string }[] } };

const openJobs = async (authMode: string) => (await ask<Jobs>(jobs, {}, { authMode })).searchOpenJobs;
const asGuest = () => openJobs('identityPool');

beforeAll(async () => {
  const { local, ...config } = await readJson<Config>('/config.json');
  Object.assign(globalThis, { WebSocket: LocalWebSocket });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        identityPoolId: config.identityPoolId,
        allowGuestAccess: true,
        ...local,
      },
    },
    API: {
      GraphQL: { endpoint: config.graphqlEndpoint, region: config.region, defaultAuthMode: 'userPool' },
    },
  });
});
afterEach(async () => {
  LocalWebSocket.dropAll();
  await signOut();
});

test('a guest reads public jobs with guest credentials', async () => {
  const { total, items } = await asGuest();
  expect(total).toBeGreaterThanOrEqual(200);
  expect(items).toHaveLength(3);
});

/** Signs a new person up and in. Returns the person's sub. */
async function signUpAndIn(): Promise<string> {
  const email = unique.email();
  const { nextStep } = await signUp({ username: email, password, options: { userAttributes: { email } } });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await confirmSignUp({ username: email, confirmationCode: await mailedCode(email) });
  const { isSignedIn } = await signIn({
    username: email,
    password,
    options: { authFlowType: 'USER_SRP_AUTH' },
  });
  expect(isSignedIn).toBe(true);
  return (await fetchAuthSession()).userSub ?? '';
}

const register = /* GraphQL */ `
  mutation Register($input: CreateUserInput!) {
    createUser(input: $input) {
      sub
    }
  }
`;

/** Signs a new person up and in, and registers a profile. Returns the person's sub. */
async function registered(): Promise<string> {
  const sub = await signUpAndIn();
  const names = {
    ...{ lastName: '縁', firstName: '結', lastNameKana: 'エニシ', firstNameKana: 'ユイ' },
    displayName: 'ゆい',
  };
  await ask(register, { input: { sub, ...names, isAgreedTerms: true } });
  // The token from before says that the person has not agreed to the terms.
  await fetchAuthSession({ forceRefresh: true });
  return sub;
}

test('a person signs up, confirms with the mailed code, and signs in over SRP; signed out, they are a guest', async () => {
  expect(await signUpAndIn()).not.toBe('');
  await signOut();
  expect((await asGuest()).total).toBeGreaterThan(0);
});

test('a refreshed session has new tokens of the same person', async () => {
  const sub = await signUpAndIn();
  const before = await fetchAuthSession();
  const after = await fetchAuthSession({ forceRefresh: true });
  expect(`${after.tokens?.idToken}`).not.toBe(`${before.tokens?.idToken}`);
  expect(after.userSub).toBe(sub);
});

test('a mutation is accepted, and the same query with the access token and with the ID token', async () => {
  const sub = await registered();
  const { tokens } = await fetchAuthSession();
  for (const authToken of [`${tokens?.accessToken}`, `${tokens?.idToken}`]) {
    expect(await ask(me, { sub }, { authToken })).toEqual({ getUser: { displayName: 'ゆい' } });
  }
});

test('an application reaches the subscription, also after its socket was dropped', async () => {
  const sub = await registered();
  const applyTo = (openJobID: string) => ask(apply, { input: { userID: sub, openJobID } });
  const heard: string[] = [];
  const document = /* GraphQL */ `
    subscription Mine($userId: ID!) {
      onCreateUserConversations(userId: $userId) {
        conversationId
        partnerName
        unreadCount
        lastMessage
      }
    }
  `;
  type Heard = { onCreateUserConversations: { conversationId: string; lastMessage: string } };
  const source = client.graphql({ query: document, variables: { userId: sub } }) as unknown as {
    subscribe(observer: { next(value: { data: Heard }): void; error(error: unknown): void }): {
      unsubscribe(): void;
    };
  };
  const subscription = source.subscribe({
    next: ({ data }) => heard.push(data.onCreateUserConversations.lastMessage),
    error: (error) => heard.push(JSON.stringify(error)),
  });
  const { items } = await openJobs('userPool');
  await eventually('the subscription to stand', async () => LocalWebSocket.standing() || undefined);
  await applyTo(items[0]?.id ?? '');
  await eventually('the first conversation', async () => (heard.length === 1 ? heard : undefined));
  expect(LocalWebSocket.dropAll()).toBeGreaterThan(0);
  await eventually('the subscription to stand again', async () => LocalWebSocket.standing() || undefined);
  await applyTo(items[1]?.id ?? '');
  await eventually('the second conversation', async () => (heard.length === 2 ? heard : undefined));
  expect(heard).toEqual(['応募しました', '応募しました']);
  subscription.unsubscribe();
});
