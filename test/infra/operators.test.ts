import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDeployment } from '../../infra/operations/findDeployment';
import { SimulatedAws } from '../support/infra/SimulatedAws';

const before = { ...process.env };
const aws = new SimulatedAws();
const home = mkdtempSync(join(tmpdir(), 'enishi-operator-'));

const deployed = (stage: string) => ({
  Config: JSON.stringify({ stage }).replaceAll('"', '&quot;'),
  SiteUrl: `https://${stage}.example.com`,
  SeedFunctionName: 'seed',
});

beforeAll(async () => {
  const endpoint = await aws.start();
  process.env.AWS_ENDPOINT_URL_CLOUDFORMATION = endpoint;
  process.env.AWS_ENDPOINT_URL_LAMBDA = endpoint;
  process.env.AWS_ACCESS_KEY_ID = 'AKIAOPERATOR';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
  delete process.env.AWS_REGION;
  Object.assign(aws.stacks, {
    'ap-northeast-1/Enishi': deployed('development'),
    'ap-northeast-1/Enishi-staging': deployed('staging'),
    'eu-central-1/Enishi-production': deployed('production'),
    'us-west-2/Enishi-production': deployed('staging'),
  });
});
afterEach(() => {
  delete process.env.AWS_REGION;
  aws.calls.length = 0;
});
afterAll(() => {
  process.env = before;
  aws.stop();
  rmSync(home, { recursive: true });
});

test('a command meets the stage that it names, whatever was deployed last', async () => {
  expect((await findDeployment({ stage: 'staging' })).site).toBe('https://staging.example.com');
  expect((await findDeployment({ stage: 'development' })).site).toBe('https://development.example.com');
});

test('a stack that belongs to another stage, and a stage that does not exist, are refused', async () => {
  await expect(findDeployment({ stage: 'production', region: 'us-west-2' })).rejects.toThrow(
    'The stack Enishi-production is not a deployment of the stage production.',
  );
  await expect(findDeployment({ stage: 'prod' })).rejects.toThrow(
    'There is no stage "prod": choose one of development, staging, production.',
  );
});

test('a stage that is not deployed is refused with those that are', async () => {
  await expect(findDeployment({ stage: 'production' })).rejects.toThrow(
    'The stage production is not deployed in ap-northeast-1. ' +
      'Deployed: development in ap-northeast-1, staging in ap-northeast-1. --region names another region.',
  );
  await expect(findDeployment({ stage: 'production', region: 'sa-east-1' })).rejects.toThrow(
    'The stage production is not deployed in sa-east-1. Deployed: none. --region names another region.',
  );
});

test('a stage is looked for in the region that is named, else in AWS_REGION, else where stages are by default', async () => {
  const regionsAsked = () => [...new Set(aws.calls.map(({ region }) => region))];
  await findDeployment({ stage: 'production', region: 'eu-central-1' });
  expect(regionsAsked()).toEqual(['eu-central-1']);
  process.env.AWS_REGION = 'eu-central-1';
  const site = async (stage: string) => (await findDeployment({ stage })).site;
  expect(await site('production')).toBe('https://production.example.com');
  expect(await site('staging')).toBe('https://staging.example.com');
  expect(regionsAsked()).toEqual(['eu-central-1', 'ap-northeast-1']);
});

test('credentials come from the profile that AWS_PROFILE names', async () => {
  const file = join(home, 'credentials');
  writeFileSync(
    file,
    '[elsewhere]\naws_access_key_id = AKIAELSEWHERE\naws_secret_access_key = secret\n' +
      '[enishi]\naws_access_key_id = AKIAPROFILE\naws_secret_access_key = secret\n',
  );
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...others } = process.env;
  process.env = { ...others, AWS_PROFILE: 'enishi', AWS_SHARED_CREDENTIALS_FILE: file };
  const deployment = await findDeployment({ stage: 'staging' });
  await deployment.invoke('SeedFunctionName', {});
  expect(aws.calls.map(({ key }) => key)).toEqual(['AKIAPROFILE', 'AKIAPROFILE']);
  process.env = { ...others, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
});

test('a command goes on when AWS refuses some of its requests as too many', async () => {
  aws.throttled = 4;
  const deployment = await findDeployment({ stage: 'staging' });
  aws.throttled = 3;
  expect(await deployment.invoke('SeedFunctionName', { demo: true })).toEqual({ demo: true });
  expect(aws.throttled).toBe(-1);
});

test('without a stage, the local cloud is meant, which must be running', async () => {
  process.env.PORT = '1';
  await expect(findDeployment({})).rejects.toThrow('Nothing runs on port 1');
});
