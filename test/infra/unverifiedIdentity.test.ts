import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askUnverifiedIdentity } from '../fidelity/askUnverifiedIdentity';

const asked = { stage: 'staging', region: 'ap-northeast-1' } as const;
let server: Server;
/** The operations that were asked for, in their order. */
let operations: string[];
let refusal: string | undefined;

const xml = (operation: string, result: string) =>
  `<${operation}Response><${operation}Result>${result}</${operation}Result></${operation}Response>`;
const results: Readonly<Record<string, string>> = {
  DescribeStacks:
    '<Stacks><member><StackId>arn:aws:cloudformation:ap-northeast-1:123456789012:stack/Enishi-staging/1</StackId></member></Stacks>',
  VerifyDomainIdentity: '<VerificationToken>t</VerificationToken>',
};

/** Answers CloudFormation and SES in XML, and Cognito in JSON, as their API references show. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const [, target] = String(request.headers['x-amz-target'] ?? '').split('.');
      const operation = target ?? new URLSearchParams(body).get('Action') ?? '';
      operations.push(operation);
      // The clock of tests is another one, and the SDK would repeat a refusal with the right time.
      response.sendDate = false;
      if (!target) return response.end(xml(operation, results[operation] ?? ''));
      const isRefused = operation === 'CreateUserPool' && refusal !== undefined;
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      if (isRefused)
        return response.end(JSON.stringify({ __type: 'InvalidParameterException', message: refusal }));
      return response.end(JSON.stringify({ UserPool: { Id: 'ap-northeast-1_new' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
  });
});
beforeEach(() => {
  operations = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a refusal because of the identity is as believed', async () => {
  refusal = 'Email address is not verified.';
  expect(await askUnverifiedIdentity(asked)).toEqual([]);
  expect(operations).toEqual(['DescribeStacks', 'VerifyDomainIdentity', 'CreateUserPool', 'DeleteIdentity']);
});

test('another refusal says nothing about the identity', async () => {
  refusal = 'The name of the pool is too long';
  expect(await askUnverifiedIdentity(asked)).toEqual([
    'refused for another reason: The name of the pool is too long',
  ]);
  expect(operations).toContain('DeleteIdentity');
});

test('a pool that is created nevertheless is deleted, and differs', async () => {
  refusal = undefined;
  expect(await askUnverifiedIdentity(asked)).toEqual([expect.stringContaining('Cognito creates the pool')]);
  expect(operations.slice(-2)).toEqual(['DeleteUserPool', 'DeleteIdentity']);
});
