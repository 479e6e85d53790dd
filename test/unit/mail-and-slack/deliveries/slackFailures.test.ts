import type { ServerResponse } from 'node:http';
import { ulid } from '../../../../lambdas/lib/ulid';
import type { SlackNotification } from '../../../../lambdas/notify-slack/SlackNotification';
import { type EngineTables, engineTables } from '../../../support/engineTables';
import { StubService } from './StubService';

jest.setTimeout(120_000);

const JOB = '01J0000000000000000000000A';

const text = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
const slack = new StubService(text(200, 'ok'));
let webhook = '';
const parameters = new StubService((response) =>
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    .end(JSON.stringify({ Parameter: { Value: webhook } })),
);
let tables: EngineTables;
type Outcome = { accepted: boolean };
let post: (notification: SlackNotification) => Promise<Outcome>;
let contact: (message: object) => Promise<Outcome>;

beforeAll(async () => {
  tables = await engineTables();
  webhook = await slack.listen();
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_SSM: await parameters.listen(), AWS_SESSION_TOKEN: 'c', STAGE: 'development' },
    SITE_URL: 'https://enishi.example.com',
  });
  const notify = await import('../../../../lambdas/notify-slack/handler');
  post = async (notification) => (await notify.handler(notification)) as Outcome;
  const receive = await import('../../../../lambdas/receive-contact/handler');
  contact = (message) => receive.handler(message as Parameters<typeof receive.handler>[0]);
});
afterAll(async () => {
  slack.stop();
  parameters.stop();
  await tables.stop();
});
beforeEach(() => slack.reset());

/** Stores a talent who has applied to a job. Returns the sub. */
async function anApplicant(): Promise<string> {
  const sub = ulid();
  const made = { createdAt: '2026-01-05T03:00:00.000Z' };
  await tables.fill([
    { table: 'Talent', item: { ...made, pk: sub, sk: 'User', __typename: 'User', id: sub, name: '結城 結' } },
    {
      table: 'Talent',
      item: { ...made, pk: `${sub}#private`, sk: `UserApplies#${JOB}`, id: `${sub}.${JOB}` },
    },
    { table: 'OpenJob', item: { ...made, pk: JOB, sk: 'OpenJob', id: JOB, title: '見本の案件' } },
  ]);
  return sub;
}

/** What each operation sends. A new one does not compile without a row. */
const requests: Record<SlackNotification['field'], SlackNotification['arguments']> = {
  notifyToSlackForNewUser: {},
  notifyToSlackForNewUserApply: { openJob: JOB },
  notifyErrorToSlack: { queryName: 'SearchJobs', errorMessage: 'Failed to fetch' },
  proposeSkill: { name: 'Kotlin' },
};

const failures = [
  ['answers 500', text(500, 'error')],
  ['answers 429', text(429, 'rate_limited')],
  ['never answers', () => undefined],
] as const;

const cases = Object.keys(requests).flatMap((field) =>
  failures.map(([name, trouble]) => [field as SlackNotification['field'], name, trouble] as const),
);

test.each(cases)(
  '%s, when Slack %s: the caller gets an answer, and the next call posts it once',
  async (...given) => {
    const [field, name, trouble] = given;
    const about =
      field === 'proposeSkill' || field === 'notifyErrorToSlack' ? { name, errorMessage: name } : {};
    const request = { field, sub: await anApplicant(), arguments: { ...requests[field], ...about } };
    slack.fail(trouble);
    const began = Date.now();
    expect(await post(request)).toEqual({ accepted: false });
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(slack.taken).toEqual([]);
    slack.fail(null);
    expect(await post(request)).toEqual({ accepted: true });
    expect(await post(request)).toEqual({ accepted: true });
    expect(slack.taken).toHaveLength(1);
  },
);

test.each(failures)(
  'a message of the contact form, when Slack %s, is an error for its sender',
  async (name, trouble) => {
    const message = {
      sub: '',
      address: name,
      name: '結城 結',
      email: `${name.replaceAll(' ', '-')}@example.com`,
      message: '掲載',
    };
    slack.fail(trouble);
    await expect(contact(message)).rejects.toThrow();
    slack.fail(null);
    expect(await contact(message)).toEqual({ accepted: true });
    expect(slack.taken).toHaveLength(1);
  },
);

test('after a lost answer a message is in Slack at most twice', async () => {
  const request = { field: 'proposeSkill', sub: await anApplicant(), arguments: { name: 'Zig' } } as const;
  slack.fail((response) => response.socket?.destroy(), { takes: true });
  expect(await post(request)).toEqual({ accepted: false });
  slack.fail(null);
  for (let call = 0; call < 2; call += 1) expect(await post(request)).toEqual({ accepted: true });
  expect(slack.taken).toHaveLength(2);
});
