import type { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { runOnceKey } from '../../../lambdas/lib/runOnceKey';
import { logger } from '../../../lambdas/lib/logger';
import { tables } from '../../../lambdas/lib/tables';
import { handler } from '../../../lambdas/receive-contact/handler';
import { ContactRateLimits } from '../../../model/limits/ContactRateLimits';

const uses = new Map<string, number>();

beforeEach(() => {
  uses.clear();
  process.env.INSIGHT_TABLE = 'insights';
  // No webhook is stored: what is within the limits is posted nowhere.
  process.env.STAGE = 'development';
  jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ __type: 'ParameterNotFound' }, { status: 400 })),
    );
  Object.assign(process.env, {
    AWS_REGION: 'r',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_SESSION_TOKEN: 'c',
  });
  jest.spyOn(tables, 'send').mockImplementation(((command: UpdateCommand) => {
    const { pk, sk } = command.input.Key as { pk: string; sk: string };
    const count = (uses.get(`${pk} ${sk}`) ?? 0) + 1;
    uses.set(`${pk} ${sk}`, count);
    return Promise.resolve({ Attributes: { uses: count } });
  }) as never);
});

afterEach(() => jest.restoreAllMocks());

let sent = 0;
const send = (address: string, email = `${(sent += 1)}@example.com`) =>
  handler({ sub: '', address, email, name: '縁', message: '伺います' });
const refusedOf = async (answers: ReturnType<typeof send>[]) =>
  (await Promise.all(answers)).filter(({ refused }) => refused === 'TooManyRequests').length;

test('a connection beyond its limit is refused, whatever email it gives', async () => {
  const { ofNetwork } = ContactRateLimits;
  const answers = Array.from({ length: ofNetwork + 5 }, () => send('203.0.113.9'));
  expect(await refusedOf(answers)).toBe(5);
});

test('all callers together are refused beyond the hourly limit, from any number of connections', async () => {
  const { ofAll } = ContactRateLimits;
  const answers = Array.from({ length: ofAll + 7 }, (_, index) => send(`10.0.${index % 100}.${index}`));
  expect(await refusedOf(answers)).toBe(7);
});

test('messages refused for one connection do not count towards the common limit', async () => {
  const { ofAll, ofNetwork } = ContactRateLimits;
  for (let each = 0; each < ofAll * 2; each += 1) await send('203.0.113.9');
  expect(
    [...uses].filter(([key]) => key.startsWith(runOnceKey('rate#contact#all'))).map(([, count]) => count),
  ).toEqual([ofNetwork]);
  expect(await refusedOf([send('198.51.100.1')])).toBe(0);
});
