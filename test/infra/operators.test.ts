import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findDeployment } from '../../infra/operations/findDeployment';

/** The stacks of a simulated CloudFormation: their outputs by the name of the stack. */
const stacks: Record<string, Record<string, string>> = {
  Enishi: { Config: '{"stage":"development"}', SiteUrl: 'https://development.example.com' },
  'Enishi-staging': { Config: '{"stage":"staging"}', SiteUrl: 'https://staging.example.com' },
  'Enishi-production': { Config: '{"stage":"staging"}', SiteUrl: 'https://staging.example.com' },
};

let server: Server;
const before = { ...process.env };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      const name = new URLSearchParams(body).get('StackName') ?? '';
      const outputs = Object.entries(stacks[name] ?? {}).map(
        ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      );
      response.setHeader('content-type', 'text/xml');
      response.end(
        `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${name}</StackName>` +
          `<Outputs>${outputs.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_CLOUDFORMATION = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.AWS_ACCESS_KEY_ID = 'AKIAOPERATOR';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
});
afterAll(() => {
  process.env = before;
  server.close();
});

const region = 'ap-northeast-1';

test('a command meets the stage that it names, whatever was deployed last', async () => {
  expect((await findDeployment({ stage: 'staging', region })).site).toBe('https://staging.example.com');
  expect((await findDeployment({ stage: 'development', region })).site).toBe(
    'https://development.example.com',
  );
});

test('a stack that belongs to another stage, and a stage that does not exist, are refused', async () => {
  await expect(findDeployment({ stage: 'production', region })).rejects.toThrow(
    'The stack Enishi-production is not a deployment of the stage production.',
  );
  await expect(findDeployment({ stage: 'prod', region })).rejects.toThrow(
    'There is no stage "prod": choose one of development, staging, production.',
  );
});

test('without a stage, the local cloud is meant, which must be running', async () => {
  process.env.PORT = '1';
  await expect(findDeployment({ region })).rejects.toThrow('Nothing runs on port 1');
});
