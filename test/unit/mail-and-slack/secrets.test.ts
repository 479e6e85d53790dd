import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { postToSlack } from '../../../lambdas/lib/slack/postToSlack';
import { logger } from '../../../lambdas/lib/logger';

const PATH = '/enishi/staging/slack-webhook';

/** A server that simulates AWS Systems Manager and Slack. */
class Services {
  /**
   * The answer of Systems Manager: the value of the parameter, or the type of an error. If neither is set,
   * the answer is that the parameter does not exist.
   */
  stored: { value?: string; error?: string } = {};
  readonly asked: { Name: string; WithDecryption: boolean }[] = [];
  readonly posts: string[] = [];
  slackStatus = 200;
  private readonly server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/slack') {
        this.posts.push(text);
        return response.writeHead(this.slackStatus).end();
      }
      this.asked.push(JSON.parse(text) as { Name: string; WithDecryption: boolean });
      const { value, error = 'ParameterNotFound' } = this.stored;
      const answer = value === undefined ? { __type: error } : { Parameter: { Value: value } };
      return response.writeHead(value === undefined ? 400 : 200).end(JSON.stringify(answer));
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let services: Services;
let lines: unknown[][];
let post: typeof postToSlack;

beforeEach(async () => {
  services = new Services();
  await services.start();
  Object.assign(process.env, {
    ...{ AWS_REGION: 'r', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' },
    ...{ AWS_ENDPOINT_URL_SSM: services.origin, STAGE: 'staging' },
  });
  lines = [];
  // Load all modules again, as an execution environment does that has just started.
  jest.resetModules();
  const { logger: fresh } = await import('../../../lambdas/lib/logger');
  for (const each of [logger, fresh])
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(each, level).mockImplementation((...line) => void lines.push(line));
  ({ postToSlack: post } = await import('../../../lambdas/lib/slack/postToSlack'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  services.stop();
});

const message = { text: 'hello', blocks: [] };

test('the webhook is read once for many messages, and again after ten minutes', async () => {
  services.stored = { value: `${services.origin}/slack` };
  expect(await Promise.all([post(message), post(message)])).toEqual([true, true]);
  expect(await post(message)).toBe(true);
  expect(services.posts).toHaveLength(3);
  expect(services.asked).toEqual([{ Name: PATH, WithDecryption: true }]);
  jest.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, doNotFake: ['setImmediate', 'nextTick'] });
  await post(message);
  expect(services.asked).toHaveLength(2);
});

test('a webhook that is not stored is one line in the log, and nothing fails', async () => {
  expect([await post(message), await post(message)]).toEqual([false, false]);
  expect(lines).toEqual([[expect.stringContaining(`The secret ${PATH} is not stored`)]]);
});

test('a refusal of Systems Manager fails with its type, and the next message asks again', async () => {
  services.stored = { error: 'AccessDeniedException' };
  await expect(post(message)).rejects.toThrow(`The secret ${PATH} cannot be read: AccessDeniedException`);
  services.stored = { value: `${services.origin}/slack` };
  expect(await post(message)).toBe(true);
});

test.each([
  ['is no URL', 'hooks.example.com/T0/B0/secret', 'The secret slackWebhook is not a URL'],
  ['cannot be reached', 'http://127.0.0.1:9/T0/B0/secret', 'fetch failed'],
])('the error about a webhook that %s does not contain it', async (_title, value, sentence) => {
  services.stored = { value };
  const error: unknown = await post(message).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: sentence });
  expect(String(error)).not.toContain('T0/B0');
  expect(JSON.stringify(lines)).not.toContain('T0/B0');
});
