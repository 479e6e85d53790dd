import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Deployment, deployments } from '../support/infra/deployments';
import { policySizes } from '../support/infra/policySizes';
import type { Resource } from '../support/infra/Resource';

const ACCOUNT = '123456789012';
const NAMES = ['development', 'staging', 'production'].flatMap((stage) => [
  `${stage}-closed`,
  `${stage}-open`,
]);

/** The types of the AWS resources whose data nobody can recreate from the sources. */
const STATEFUL = [
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::OpenSearchService::Domain',
  'AWS::S3::Bucket',
];

describe('what `cdk deploy` synthesizes with the account of its credentials', () => {
  let made: Map<string, Deployment>;
  beforeAll(() => {
    made = new Map(deployments(ACCOUNT).map((each) => [each.name, each]));
  }, 180_000);

  const resourcesOf = (name: string): [string, Resource][] =>
    Object.values(made.get(name)?.templates ?? {}).flatMap(({ Resources }) => Object.entries(Resources));
  const ofType = (name: string, type: string) => resourcesOf(name).filter(([, { Type }]) => Type === type);

  test('contains every stage, with the client area closed and open', () => {
    expect([...made.keys()].sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('%s has no error and no unaccepted finding of cdk-nag', (name) => {
    expect(made.get(name)?.failure).toBe('');
    expect(resourcesOf(name).length).toBeGreaterThan(500);
  });

  test.each(NAMES)('%s stays within IAM’s quotas for policies', (name) => {
    const deployment = made.get(name);
    const sizes = deployment ? policySizes(deployment, ACCOUNT) : [];
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.filter(({ size, limit }) => size > limit)).toEqual([]);
    const fullest = sizes.filter(({ limit }, at) => sizes.findIndex((other) => other.limit === limit) === at);
    const lines = fullest.map(({ what, size, limit }) => `${size} of ${limit}: ${what}`);
    process.stdout.write(`${name}: ${lines.join('; ')}\n`);
  });

  test.each(NAMES)('%s creates the log policy of OpenSearch before the domain', (name) => {
    const policies = ofType(name, 'AWS::Logs::ResourcePolicy');
    const [[, domain] = ['', undefined]] = ofType(name, 'AWS::OpenSearchService::Domain');
    const groups = Object.values(domain?.Properties.LogPublishingOptions ?? {}).map(
      ({ CloudWatchLogsLogGroupArn }) => CloudWatchLogsLogGroupArn,
    );
    // A region allows ten of these policies.
    expect(policies).toHaveLength(1);
    const [[id, policy] = ['', undefined]] = policies;
    expect(domain?.DependsOn).toContain(id);
    expect(groups).toHaveLength(3);
    const document = JSON.stringify(policy?.Properties.PolicyDocument).replaceAll('\\"', '"');
    for (const group of groups) expect(document).toContain(JSON.stringify(group));
  });

  test('staging retains the same resources as production', () => {
    const kept = (name: string) =>
      resourcesOf(name)
        .filter(([, { Type }]) => STATEFUL.includes(Type))
        .map(([id, { Type, DeletionPolicy, UpdateReplacePolicy, Properties }]) => {
          const { DeletionProtection, Replicas, VersioningConfiguration } = Properties;
          const protection = [DeletionProtection, Replicas, VersioningConfiguration];
          return { id, Type, DeletionPolicy, UpdateReplacePolicy, protection };
        });
    const [staging, production] = [kept('staging-open'), kept('production-open')];
    expect(staging).toEqual(production);
    const lost = production.filter(({ DeletionPolicy }) => !DeletionPolicy?.startsWith('Retain'));
    // Each deployment fills the website's bucket again.
    expect(lost.map(({ Type }) => Type)).toEqual(['AWS::S3::Bucket']);
    expect(lost[0]?.id).toMatch(/^Website/);
  });
});

describe('an invalid setting', () => {
  const run = (context: object) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'infra/app.ts'], {
      cwd: join(__dirname, '..', '..'),
      encoding: 'utf8',
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) },
    });

  test.each([
    [{ stage: 'prod' }, 'There is no stage "prod": choose one of development, staging, production.\n'],
    [{ clientArea: 'opne' }, 'There is no clientArea "opne": choose one of open, closed.\n'],
  ])('%j is rejected with a message before anything is created', (context, sentence) => {
    const { status, stdout, stderr } = run(context);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
  });
});
