import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { MailStack } from '../../infra/mail/MailStack';
import { cdkArguments } from '../../infra/operations/cdkArguments';
import { askSes } from '../../infra/operations/mail/askSes';
import { zoneRecords } from '../../infra/operations/mail/zoneRecords';

const root = join(__dirname, '..', '..');
const home = mkdtempSync(join(tmpdir(), 'operator-'));

/** What the stand-in for SES knows: the state of the domain by region, and whether the account is in the sandbox. */
let domains: Record<string, 'pending' | 'verified'>;
let isProduction: boolean;
let hasSet: boolean;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, region = ''] =
      /Credential=[^/]+\/\d+\/([\w-]+)\/ses/.exec(request.headers.authorization ?? '') ?? [];
    const path = request.url ?? '';
    const state = domains[region];
    const answer = path.endsWith('/account')
      ? { ProductionAccessEnabled: isProduction, SendingEnabled: true }
      : path.includes('/identities/')
        ? state && {
            VerifiedForSendingStatus: state === 'verified',
            DkimAttributes: { Tokens: ['one', 'two', 'three'] },
          }
        : hasSet && { ConfigurationSetName: 'enishi-example_com' };
    response.setHeader('content-type', 'application/json');
    if (!answer) response.writeHead(404, { 'x-amzn-errortype': 'NotFoundException' });
    response.end(JSON.stringify(answer || { message: 'not there' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  domains = { 'ap-northeast-1': 'verified' };
  isProduction = true;
  hasSet = true;
});
afterAll(() => {
  server.close();
  rmSync(home, { recursive: true });
});

const keys = { AWS_ACCESS_KEY_ID: 'AKIAOPERATOR', AWS_SECRET_ACCESS_KEY: 'secret' };
/** A CDK app that fails with a code of its own, so that a test sees that `cdk deploy` has begun. */
const app = `node -e "console.error('the app runs');process.exit(7)"`;

/** Runs `npm run deploy` with a mail sender. */
async function deploy(args: string[] = [], credentials: object = keys) {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'infra/operations/deploy.ts', '--app', app],
      ...['-c', 'mailSender=Enishi <no-reply@example.com>', ...args],
    ],
    {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, HOME: home, AWS_ENDPOINT_URL_SESV2: url, ...credentials },
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, output };
}

const command = 'npm run mail -- -c mailSender=no-reply@example.com -c region=ap-northeast-1';

test.each([
  [
    'no identity',
    () => (domains = {}),
    `SES in ap-northeast-1 does not know example.com yet: run ${command}\n`,
  ],
  [
    'an identity in another region',
    () => (domains = { 'eu-west-1': 'verified' }),
    `SES has example.com in eu-west-1, but not in ap-northeast-1, where the stage is deployed: run ${command}\n`,
  ],
  [
    'records that SES has not seen',
    () => (domains = { 'ap-northeast-1': 'pending' }),
    `SES has not seen the DNS records of example.com yet: enter those that ${command} prints, and try again when SES has seen them.\n`,
  ],
  [
    'no configuration set',
    () => (hasSet = false),
    `SES in ap-northeast-1 knows example.com, but not its configuration set: run ${command}\n`,
  ],
  [
    'the sandbox',
    () => (isProduction = false),
    'SES in ap-northeast-1 is still in the sandbox, where it sends to verified addresses only: request production access in its console.\n',
  ],
])('a deployment with %s is refused in one sentence before it begins', async (_, prepare, sentence) => {
  prepare();
  expect(await deploy()).toEqual({ status: 1, output: sentence });
});

test('a deployment without credentials is refused in one sentence', async () => {
  expect(await deploy([], {})).toEqual({
    status: 1,
    output:
      'SES in ap-northeast-1 cannot be asked: there are no AWS credentials; sign in with aws sso login, and name the profile in AWS_PROFILE.\n',
  });
});

test.each([
  ['SES is ready', () => undefined, []],
  // An empty setting is one that is left out.
  ['no mail is sent', () => (domains = {}), ['-c', 'mailSender=']],
])('`cdk deploy` begins when %s', async (_, prepare, args) => {
  prepare();
  const { status, output } = await deploy(args);
  expect(output).toContain('the app runs');
  expect(output).not.toMatch(/SES|DNS/);
  expect(status).toBe(1);
});

describe('the stack that all stages of a mail domain share', () => {
  const synthesise = (hasIdentity: boolean) =>
    Template.fromStack(
      new MailStack(new App({ outdir: join(home, `mail-${hasIdentity}`) }), 'Mail', {
        domain: 'example.com',
        hasIdentity,
      }),
    );

  test('has the identity, which sends to no address that has bounced', () => {
    const template = synthesise(false);
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: 'enishi-example_com',
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'example.com' });
  });

  test('leaves an identity alone that was verified by hand', () => {
    const template = synthesise(true);
    template.resourceCountIs('AWS::SES::EmailIdentity', 0);
    template.resourceCountIs('AWS::SES::ConfigurationSet', 1);
  });
});

test('the records are lines of a zone file', async () => {
  Object.assign(process.env, keys, { AWS_ENDPOINT_URL_SESV2: url });
  expect(zoneRecords('example.com', await askSes('example.com', 'ap-northeast-1')).split('\n')).toEqual([
    expect.stringMatching(/^; Needed/),
    'one._domainkey.example.com. 1800 IN CNAME one.dkim.amazonses.com.',
    'two._domainkey.example.com. 1800 IN CNAME two.dkim.amazonses.com.',
    'three._domainkey.example.com. 1800 IN CNAME three.dkim.amazonses.com.',
    expect.stringMatching(/^; Recommended/),
    'example.com. 1800 IN TXT "v=spf1 include:amazonses.com ~all"',
    '_dmarc.example.com. 1800 IN TXT "v=DMARC1; p=none"',
  ]);
});

test('settings and options reach `cdk` as they were given; --stage is a setting', () => {
  const given = [
    '-c',
    'monthlyBudget=5',
    '-c',
    'alarmAddress=ops@example.com',
    '--require-approval',
    'never',
  ];
  expect(cdkArguments(given)).toMatchObject({
    args: given,
    settings: { stage: 'development', monthlyBudget: 5 },
  });
  for (const stage of [['--stage', 'staging'], ['--stage=staging'], ['-c', 'stage=staging']])
    expect(cdkArguments([...stage, ...given])).toMatchObject({
      args: expect.arrayContaining([...given, 'stage=staging']),
      settings: { stage: 'staging' },
    });
  expect(cdkArguments(['--stage', 'staging', ...given]).args).toEqual([...given, '-c', 'stage=staging']);
});
