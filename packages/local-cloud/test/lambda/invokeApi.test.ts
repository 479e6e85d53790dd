import { InvokeCommand, LambdaClient, ListFunctionsCommand } from '@aws-sdk/client-lambda';
import { createInvokeApi } from '../../src/services/lambda/createInvokeApi';
import type { LambdaHost } from '../../src/services/lambda/LambdaHost';
import { functionResource } from '../support/functionResource';
import { hostOf } from '../support/hostOf';
import { SignedCloud } from '../support/SignedCloud';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
const arn = 'arn:aws:lambda:ap-northeast-1:000000000000:function';
const ended: string[] = [];
let cloud: SignedCloud;
let host: LambdaHost;
let lambda: LambdaClient;

beforeAll(async () => {
  const greet = `exports.handler = async ({ name }) => { if (!name) throw new RangeError('who?'); return 'やあ ' + name; };`;
  const functions = [
    functionResource(folder, 'greet', greet),
    functionResource(folder, 'secret', 'exports.handler = async () => 1;'),
  ];
  host = hostOf(functions, [], ({ name }) => ended.push(name));
  cloud = await SignedCloud.start({}, [{ Action: 'lambda:InvokeFunction', Resource: `${arn}:greet` }]);
  cloud.door.mount('/lambda', createInvokeApi(host, cloud.cognito.authenticator));
  lambda = new LambdaClient(cloud.client('/lambda'));
});
afterAll(async () => {
  lambda.destroy();
  await host.stop();
  await cloud.stop();
});

const invoke = (FunctionName: string, payload: unknown, more = {}) =>
  lambda.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(payload), ...more }));

test('an SDK’s Invoke gets the function’s answer, by name and by ARN', async () => {
  for (const name of ['greet', `${arn}:greet`]) {
    const { StatusCode, Payload, FunctionError } = await invoke(name, { name: '縁' });
    expect({ StatusCode, FunctionError }).toEqual({ StatusCode: 200, FunctionError: undefined });
    expect(JSON.parse(Payload?.transformToString() ?? '')).toBe('やあ 縁');
  }
});

test('an error is returned as the payload, with a header that marks it as an error', async () => {
  const { FunctionError, Payload } = await invoke('greet', {});
  expect(FunctionError).toBe('Unhandled');
  expect(JSON.parse(Payload?.transformToString() ?? '')).toMatchObject({
    errorType: 'RangeError',
    errorMessage: 'who?',
  });
});

test('an event is accepted at once, a dry run does nothing', async () => {
  ended.length = 0;
  expect((await invoke('greet', { name: 'x' }, { InvocationType: 'Event' })).StatusCode).toBe(202);
  await host.settled();
  expect(ended).toEqual(['greet']);
  expect((await invoke('greet', {}, { InvocationType: 'DryRun' })).StatusCode).toBe(204);
  await host.settled();
  expect(ended).toEqual(['greet']);
});

test('callers without permission, unknown callers, missing functions and actions that are not emulated are refused', async () => {
  await expect(invoke('secret', {})).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await expect(invoke('missing', {})).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(lambda.send(new ListFunctionsCommand())).rejects.toMatchObject({
    name: 'UnknownOperationException',
  });
  const unsigned = await fetch(`${cloud.environment.origin}/lambda/2015-03-31/functions/greet/invocations`, {
    method: 'POST',
    body: '{}',
  });
  expect(unsigned.status).toBe(403);
});
