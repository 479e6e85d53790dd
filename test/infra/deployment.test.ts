import { describeWatching } from './deployment/describeWatching';
import { ACCOUNT } from '../support/infra/ACCOUNT';
import { type Deployment, deployments } from '../support/infra/deployments';
import { roomOf } from '../support/infra/room/roomOf';
import deployedResources from '../fixtures/deployedResources.json';
import { identitiesOf } from '../support/infra/identitiesOf';
import { replacements } from '../support/infra/replacements';
import { rollbackObstacles } from '../support/infra/rollbackObstacles';
import type { Resource } from '../support/infra/Resource';
import { statefulResources, statefulTypes } from '../support/infra/statefulResources';

const NAMES = ['development', 'staging', 'production'].flatMap((stage) => [
  `${stage}-closed`,
  `${stage}-open`,
]);

describe('what `cdk deploy` synthesizes with the account of its credentials', () => {
  let made: Map<string, Deployment>;
  beforeAll(() => {
    made = new Map(deployments(ACCOUNT).map((each) => [each.name, each]));
  });

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

  test.each(NAMES)(
    '%s has templates of characters that YAML takes, since CloudFormation reads them as YAML',
    (name) => {
      // https://yaml.org/spec/1.2.2/#51-character-set
      const refused = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
      const texts = Object.entries(made.get(name)?.templates ?? {}).map(
        ([file, template]): [string, string] => [file, JSON.stringify(template)],
      );
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter(([, text]) => refused.test(text)).map(([file]) => file)).toEqual([]);
    },
  );

  test.each(NAMES)('%s leaves a third of every quota free that grows with the entities', (name) => {
    const deployment = made.get(name);
    const rooms = deployment ? roomOf(deployment, ACCOUNT) : [];
    expect(rooms.length).toBeGreaterThan(25);
    const [next] = rooms.filter(({ grows }) => grows).toSorted((one, other) => other.grown - one.grown);
    if (name === 'production-open') {
      const lines = rooms.map(
        ({ quota, what, value, limit, share, grows, grown }) =>
          `${Math.round(share * 100)} %  ${quota}: ${value} of ${limit} (${what})` +
          (grows ? `; with a fifth more entities ${Math.round(grown * 100)} %` : ''),
      );
      process.stdout.write(`${lines.join('\n')}\nWith more entities comes next: ${next?.quota}\n`);
    }
    expect(rooms.filter(({ share, grows }) => share > (grows ? 2 / 3 : 1))).toEqual([]);
  });

  test.each(NAMES)('%s creates the log policy of OpenSearch, then a role, then the domain', (name) => {
    const policies = ofType(name, 'AWS::Logs::ResourcePolicy');
    const [[, domain] = ['', undefined]] = ofType(name, 'AWS::OpenSearchService::Domain');
    const groups = Object.values(domain?.Properties.LogPublishingOptions ?? {}).map(
      ({ CloudWatchLogsLogGroupArn }) => CloudWatchLogsLogGroupArn,
    );
    // A region allows ten of these policies.
    expect(policies).toHaveLength(1);
    const [[id, policy] = ['', undefined]] = policies;
    // https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/1769
    const roles = ofType(name, 'AWS::IAM::Role').filter(([, { DependsOn }]) => DependsOn?.includes(id));
    expect(domain?.DependsOn).toEqual(expect.arrayContaining(roles.map(([role]) => role)));
    expect(roles).toHaveLength(1);
    expect(groups).toHaveLength(3);
    const document = JSON.stringify(policy?.Properties.PolicyDocument).replaceAll('\\"', '"');
    for (const group of groups) expect(document).toContain(JSON.stringify(group));
  });

  const protectionOf = ({ Type, DeletionPolicy, UpdateReplacePolicy, Properties }: Resource) => {
    const { DeletionProtection, Replicas, VersioningConfiguration } = Properties as {
      DeletionProtection?: unknown;
      Replicas?: { DeletionProtectionEnabled?: unknown }[];
      VersioningConfiguration?: { Status: string };
    };
    const isBucket = Type === 'AWS::S3::Bucket';
    const switched = (on: unknown, off: unknown) => JSON.stringify({ 'Fn::If': ['IsProtected', on, off] });
    const isLockable = Replicas
      ? Replicas.every((each) => JSON.stringify(each.DeletionProtectionEnabled) === switched(true, false))
      : JSON.stringify(DeletionProtection) === switched('ACTIVE', 'INACTIVE');
    return {
      DeletionPolicy,
      UpdateReplacePolicy,
      ...(isBucket && { isVersioned: VersioningConfiguration?.Status === 'Enabled' }),
      ...(!isBucket && Type !== 'AWS::OpenSearchService::Domain' && { isLockable }),
    };
  };

  test.each(NAMES)('%s protects every resource with data as declared', (name) => {
    const [stage = ''] = name.split('-');
    const found = resourcesOf(name)
      .filter(([, { Type }]) => statefulTypes.includes(Type))
      .map(([id, resource]) => [id.replace(/[0-9A-F]{8}$/, ''), protectionOf(resource)]);
    const declared = Object.entries(statefulResources).map(([id, stages]) => [id, stages[stage]]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
  });

  test.each(NAMES)('%s replaces no resource with data of the release before', (name) => {
    const templates = Object.values(made.get(name)?.templates ?? {});
    expect(replacements(deployedResources, identitiesOf(templates))).toEqual([]);
  });

  test.each(NAMES)('%s has nothing that holds up the rollback of a first deployment that fails', (name) => {
    expect(rollbackObstacles(Object.values(made.get(name)?.templates ?? {}))).toEqual([]);
  });

  test.each(NAMES)(
    '%s sends all mail through the mail domain, which it shares and does not create',
    (name) => {
      const types = resourcesOf(name).map(([, { Type }]) => Type);
      expect(types.filter((type) => type.startsWith('AWS::SES::'))).toEqual([]);
      const [[, pool] = ['', undefined]] = ofType(name, 'AWS::Cognito::UserPool');
      expect(pool?.Properties.EmailConfiguration).toMatchObject({
        EmailSendingAccount: 'DEVELOPER',
        From: 'Enishi <no-reply@example.com>',
        SourceArn: `arn:aws:ses:ap-northeast-1:${ACCOUNT}:identity/example.com`,
        ConfigurationSet: 'enishi-example_com',
      });
    },
  );

  test.each(NAMES)('%s names its site in one way: by the domain, if it has one', (name) => {
    const [[id, distribution] = ['', undefined]] = ofType(name, 'AWS::CloudFront::Distribution');
    const text = JSON.stringify(made.get(name)?.templates);
    const named = text.split(JSON.stringify({ 'Fn::GetAtt': [id, 'DomainName'] })).length - 1;
    const links = text.split('https://enishi.example.com').length - 1;
    const config = distribution?.Properties.DistributionConfig;
    expect(text).not.toContain('cloudfront.net');
    if (!name.startsWith('production')) {
      expect(config).not.toHaveProperty('Aliases');
      expect({ named: named > 3, links }).toEqual({ named: true, links: 0 });
      return;
    }
    expect(config).toMatchObject({
      Aliases: ['enishi.example.com'],
      ViewerCertificate: {
        AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d',
        MinimumProtocolVersion: 'TLSv1.2_2021',
      },
    });
    const { Outputs } = made.get(name)?.templates['Enishi-production.template.json'] ?? {};
    expect(Outputs?.SiteUrl?.Value).toBe('https://enishi.example.com');
    expect(JSON.stringify(Outputs?.DomainRecord?.Value)).toContain('enishi.example.com CNAME ');
    // The DNS record alone.
    expect({ named, links: links > 3 }).toEqual({ named: 1, links: true });
    const [[, api] = ['', undefined]] = ofType(name, 'AWS::AppSync::GraphQLApi');
    expect(api?.Properties.EnvironmentVariables).toMatchObject({ siteHosts: 'enishi.example.com' });
  });

  test.each(NAMES)('%s lets a role search only what its own policy allows', (name) => {
    const [[, domain] = ['', undefined]] = ofType(name, 'AWS::OpenSearchService::Domain');
    const principals = { Statement: [{ Principal: { AWS: `arn:aws:iam::${ACCOUNT}:root` } }] };
    expect(domain?.Properties.AccessPolicies).toMatchObject(principals);
  });

  test.each(NAMES)('%s limits what one request and one address may cost', (name) => {
    const [[id, api] = ['', undefined]] = ofType(name, 'AWS::AppSync::GraphQLApi');
    const isPublic = !name.startsWith('development');
    expect(api?.Properties).toMatchObject({
      ResolverCountLimit: 300,
      QueryDepthLimit: 12,
      IntrospectionConfig: name.startsWith('production') ? 'DISABLED' : 'ENABLED',
      LogConfig: { ExcludeVerboseContent: isPublic, FieldLogLevel: 'ERROR' },
    });
    const [[acl, rules] = ['', undefined]] = ofType(name, 'AWS::WAFv2::WebACL');
    const [[, association] = ['', undefined]] = ofType(name, 'AWS::WAFv2::WebACLAssociation');
    expect(rules !== undefined).toBe(isPublic);
    if (!isPublic) return;
    expect(association?.Properties).toEqual({
      ResourceArn: { 'Fn::GetAtt': [id, 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [acl, 'Arn'] },
    });
    expect(rules?.Properties.Rules).toEqual([
      expect.objectContaining({
        Action: { Block: {} },
        Statement: {
          RateBasedStatement: {
            AggregateKeyType: 'IP',
            Limit: 5000,
            ScopeDownStatement: {
              NotStatement: {
                Statement: {
                  ByteMatchStatement: expect.objectContaining({
                    FieldToMatch: { SingleHeader: { Name: 'x-own-call' } },
                    SearchString: { Ref: 'AWS::StackId' },
                  }),
                },
              },
            },
          },
        },
      }),
    ]);
  });

  test('the web app may read and change no other attributes of an account than those it uses', () => {
    const [[, client] = ['', undefined]] = ofType('production-open', 'AWS::Cognito::UserPoolClient');
    expect(client?.Properties).toMatchObject({
      ReadAttributes: ['custom:name', 'email', 'email_verified'],
      WriteAttributes: ['custom:name', 'email', 'locale'],
      ...{ AccessTokenValidity: 15, IdTokenValidity: 15 },
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes' },
    });
    const [custom] = ofType('production-open', 'Custom::UserPoolAttributes').map(([id]) => id);
    expect(client?.DependsOn).toContain(custom);
  });

  test.each(NAMES)('%s traces every function, and keeps the events for which it fails', (name) => {
    const own = ofType(name, 'AWS::Lambda::Function').filter(([id]) => /^Functions/.test(id));
    expect(own.length).toBeGreaterThan(15);
    for (const [, { Properties }] of own) {
      expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
      expect(JSON.stringify(Properties.DeadLetterConfig)).toContain('FunctionsFailures');
    }
  });

  test.each(NAMES)('%s lets only the functions that post to Slack read the webhook', (name) => {
    const [stage = ''] = name.split('-');
    const readers = ofType(name, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
      JSON.stringify(Properties.PolicyDocument).includes('ssm:GetParameter'),
    );
    expect(readers.map(([id]) => id.replace(/^Functions|RoleDefaultPolicy\w+$/g, '')).sort()).toEqual([
      'NotifySlack',
      'ReceiveContact',
    ]);
    for (const [, { Properties }] of readers)
      expect(JSON.stringify(Properties.PolicyDocument)).toContain(
        `:ssm:ap-northeast-1:${ACCOUNT}:parameter/enishi/${stage}/slack-webhook"`,
      );
    const text = JSON.stringify(made.get(name)?.templates);
    expect(text).not.toMatch(/"NoEcho"|SlackWebhookUrl|SLACK_WEBHOOK|hooks\.slack/);
  });

  describeWatching(NAMES, ofType);
});
