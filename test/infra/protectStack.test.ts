import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protectStack } from '../../infra/operations/protectStack';

/** The stack of a simulated CloudFormation, and the changes that were asked for. */
let stack: { status: string; parameters: Record<string, string>; isProtected: boolean };
let changes: Record<string, string>[];
let server: Server;
const before = { ...process.env };

const members = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .map(
      ([key, value]) =>
        `<member><ParameterKey>${key}</ParameterKey><ParameterValue>${value}</ParameterValue></member>`,
    )
    .join('');

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const { Action = '', ...asked } = Object.fromEntries(new URLSearchParams(body));
      response.setHeader('content-type', 'text/xml');
      if (Action !== 'DescribeStacks') changes.push({ Action, ...asked });
      if (Action === 'UpdateStack') stack.status = 'UPDATE_COMPLETE';
      response.end(
        `<${Action}Response><${Action}Result><Stacks><member><StackName>Enishi-staging</StackName>` +
          `<StackStatus>${stack.status}</StackStatus><Parameters>${members(stack.parameters)}</Parameters>` +
          `<EnableTerminationProtection>${stack.isProtected}</EnableTerminationProtection>` +
          `</member></Stacks></${Action}Result></${Action}Response>`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_CLOUDFORMATION = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.AWS_ACCESS_KEY_ID = 'AKIAOPERATOR';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
});
beforeEach(() => {
  changes = [];
});
afterAll(() => {
  process.env = before;
  server.close();
});

const protect = () => protectStack('Enishi-staging', 'ap-northeast-1');

test('after the first deployment, protection is switched on with the template and the other parameters as they are', async () => {
  stack = {
    status: 'CREATE_COMPLETE',
    parameters: { BootstrapVersion: '/cdk-bootstrap/version', DeletionProtection: 'off' },
    isProtected: false,
  };
  await protect();
  expect(changes).toEqual([
    expect.objectContaining({
      Action: 'UpdateStack',
      UsePreviousTemplate: 'true',
      'Parameters.member.1.ParameterKey': 'BootstrapVersion',
      'Parameters.member.1.UsePreviousValue': 'true',
      'Parameters.member.2.ParameterKey': 'DeletionProtection',
      'Parameters.member.2.ParameterValue': 'on',
    }),
    expect.objectContaining({ Action: 'UpdateTerminationProtection', EnableTerminationProtection: 'true' }),
  ]);
});

test('a stack that is protected stays as it is', async () => {
  stack = { status: 'UPDATE_COMPLETE', parameters: { DeletionProtection: 'on' }, isProtected: true };
  await protect();
  expect(changes).toEqual([]);
});

test.each(['REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'])(
  'a stack in the state %s is not changed',
  async (status) => {
    stack = { status, parameters: { DeletionProtection: 'off' }, isProtected: false };
    await protect();
    expect(changes).toEqual([]);
  },
);
