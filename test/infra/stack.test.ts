import { readFileSync, rmSync } from 'node:fs';
import type { Resource } from '../support/infra/Resource';
import { type Assembly, synthesise } from '../support/infra/synthesise';

interface Behaviour {
  PathPattern?: string;
  CachePolicyId: string | { Ref: string };
}

describe('the synthesised stack', () => {
  let assembly: Assembly;
  let resources: Record<string, Resource>;
  beforeAll(() => {
    assembly = synthesise({ website: 'none' });
    const templates = Object.values(assembly.templates).map((text) => JSON.parse(text));
    resources = Object.assign({}, ...templates.map(({ Resources }) => Resources));
  });
  afterAll(() => rmSync(assembly.folder, { recursive: true }));

  const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);

  test('needs no network, no credentials and leaves no finding of cdk-nag open', () => {
    expect({ status: assembly.status, output: assembly.status ? assembly.output : '' }).toEqual({
      status: 0,
      output: '',
    });
    expect(Object.keys(assembly.templates)).toContain('Enishi');
  });

  test('keeps the code of former releases, which open pages request', () => {
    const deployments = ofType('Custom::CDKBucketDeployment');
    expect(deployments.length).toBeGreaterThan(0);
    expect(deployments.filter(([, { Properties }]) => Properties.Prune !== false)).toEqual([]);
  });

  test('creates at most ten functions and resolvers of the API at the same time', () => {
    const templates = Object.values(assembly.templates).map(
      (text) => (JSON.parse(text) as { Resources: Record<string, Resource> }).Resources,
    );
    const largest = templates.map((members) => {
      const isLimited = (id: string) =>
        /^AWS::AppSync::(Resolver|FunctionConfiguration)$/.test(members[id]?.Type ?? '');
      const levels = new Map<string, number>();
      // CloudFormation creates a resource after those that it names.
      const levelOf = (id: string): number => {
        const known = levels.get(id);
        if (known !== undefined) return known;
        const { DependsOn = [], Properties } = members[id] as Resource;
        const named = JSON.stringify(Properties).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g);
        const before = [...[DependsOn].flat(), ...[...named].map(([, name = '']) => name)].filter(isLimited);
        const level = 1 + Math.max(0, ...before.map(levelOf));
        levels.set(id, level);
        return level;
      };
      const all = Object.keys(members).filter(isLimited).map(levelOf);
      return Math.max(0, ...all.map((level) => all.filter((other) => other === level).length));
    });
    expect(Math.max(...largest)).toBe(10);
    const stacks = ofType('AWS::CloudFormation::Stack').filter(([id]) => id.startsWith('Api'));
    const following = stacks.filter(([, { DependsOn = [] }]) =>
      [DependsOn].flat().some((id) => stacks.some(([other]) => other === id)),
    );
    expect(following).toHaveLength(stacks.length - 1);
  });

  test('deploys schema.graphql unchanged, with a third of what AppSync permits (1 MB) free', () => {
    const schema = readFileSync('schema.graphql', 'utf8');
    const [[, deployed] = ['', undefined]] = ofType('AWS::AppSync::GraphQLSchema');
    expect(deployed?.Properties.Definition).toBe(schema);
    expect(Buffer.byteLength(schema)).toBeLessThan((1_000_000 * 2) / 3);
  });

  test('checks the version of the data before any resource that could write, and migrates the data after all of them', () => {
    const { Resources } = JSON.parse(assembly.templates.Enishi ?? '{}') as {
      Resources: Record<string, Resource>;
    };
    const dependsOn = (id: string) => [Resources[id]?.DependsOn ?? []].flat();
    const named = (pattern: RegExp) => Object.keys(Resources).filter((id) => pattern.test(id));
    const [check = ''] = named(/^DataVersionCheck/);
    const [migration = ''] = named(/^DataVersionMigration/);
    const release = Object.entries(Resources)
      .filter(([id, { Type }]) =>
        Type === 'AWS::Lambda::Function' ? /^Functions/.test(id) : /^Api/.test(id) || /Stack$/.test(Type),
      )
      .map(([id]) => id)
      .filter((id) => !/^(FunctionsMigrateData|Observability)/.test(id));
    expect(release.length).toBeGreaterThan(15);
    expect(release.filter((id) => !dependsOn(id).includes(check))).toEqual([]);
    expect(release.filter((id) => !dependsOn(migration).includes(id))).toEqual([]);
    expect(Resources[check]?.Properties).toMatchObject({ phase: 'check' });
    expect(dependsOn(migration)).toContain(check);
  });

  test('fills the catalogues after the migration, and again when a release changes them', () => {
    const { Resources } = JSON.parse(assembly.templates.Enishi ?? '{}') as {
      Resources: Record<string, Resource>;
    };
    const [[, entries] = ['', undefined]] = Object.entries(Resources).filter(([id]) =>
      /^CataloguesEntries/.test(id),
    );
    expect(JSON.stringify(entries?.Properties.ServiceToken)).toContain('FunctionsSeed');
    expect(entries?.Properties.catalogues).toMatch(/^[0-9a-f]{16,}$/);
    expect([entries?.DependsOn ?? []].flat().filter((id) => /^DataVersionMigration/.test(id))).toHaveLength(
      1,
    );
  });

  test('keeps nothing at the edge for more than ten seconds that can become private or public', () => {
    const [[, distribution] = ['', undefined]] = ofType('AWS::CloudFront::Distribution');
    const config = distribution?.Properties.DistributionConfig as {
      DefaultCacheBehavior: Behaviour;
      CacheBehaviors: Behaviour[];
      CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL?: number }[];
    };
    const behaviours = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
    // Their names contain a hash of their content.
    const fixed = behaviours.filter(({ PathPattern }) => PathPattern === 'assets/*');
    expect(fixed).toHaveLength(1);
    const lifetimes = behaviours
      .filter((each) => !fixed.includes(each))
      .map(({ PathPattern = '*', CachePolicyId }) => {
        // AWS's policy CachingDisabled. Its others have a day as their usual lifetime.
        if (CachePolicyId === '4135ea2d-6df8-44a3-9df3-4b5a84be39ad') return [PathPattern, 0] as const;
        const policy = typeof CachePolicyId === 'object' ? resources[CachePolicyId.Ref] : undefined;
        const { MaxTTL = Infinity } = (policy?.Properties.CachePolicyConfig ?? {}) as { MaxTTL?: number };
        return [PathPattern, MaxTTL] as const;
      });
    expect(lifetimes.map(([pattern]) => pattern).toSorted()).toEqual(['*', 'alerts/*', 'public/*']);
    expect(lifetimes.filter(([, seconds]) => seconds > 10)).toEqual([]);
    const errors = config.CustomErrorResponses;
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining([403, 404]));
    expect(errors.filter(({ ErrorCachingMinTTL = 10 }) => ErrorCachingMinTTL > 5)).toEqual([]);
  });

  test('lets its pages call this API and this bucket, and no other one of the same services', () => {
    const policies = JSON.stringify(ofType('AWS::CloudFront::ResponseHeadersPolicy'));
    const [, sources = ''] = /connect-src ([^;]*)/.exec(policies) ?? [];
    expect(sources).toMatch(/GraphQLDns.*RealtimeDns/);
    expect(sources).not.toContain('*');
  });

  test('lets the distribution read the public area of the uploaded files and no other', () => {
    interface Statement {
      Principal: { Service?: string };
      Action: string;
      Resource: unknown;
    }
    const read = ofType('AWS::S3::BucketPolicy')
      .flatMap(([, { Properties }]) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
      .filter(
        ({ Principal, Action }) => Principal.Service?.startsWith('cloudfront') && Action !== 's3:ListBucket',
      )
      .map(({ Action, Resource }) => `${Action} ${JSON.stringify(Resource)}`)
      .filter((statement) => statement.includes('FilesBucket'));
    expect(read).toEqual([expect.stringMatching(/^s3:GetObject .*"\/public\/\*"/)]);
  });

  test('compares derived values every night, with an alarm on differences', () => {
    const [[, schedule] = ['', undefined]] = ofType('AWS::Scheduler::Schedule').filter(([id]) =>
      id.includes('Verification'),
    );
    const { ScheduleExpression, ScheduleExpressionTimezone, Target } = schedule?.Properties ?? {};
    expect([ScheduleExpression, ScheduleExpressionTimezone]).toEqual([
      'cron(0/15 4-5 * * ? *)',
      'Asia/Tokyo',
    ]);
    expect(JSON.stringify(Target)).toContain('VerifyData');
    expect(Target).toMatchObject({ Input: '{"nightly":true}' });
    const metrics = ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties.MetricName);
    expect(metrics).toEqual(
      expect.arrayContaining(['DerivedDifferences', 'DerivedDifferencesLeft', 'FigureDifferences']),
    );
  });

  test('outputs everything that clients need', () => {
    const { Outputs } = JSON.parse(assembly.templates.Enishi ?? '{}');
    expect(Object.keys(Outputs)).toEqual(
      expect.arrayContaining(['Config', 'SearchFunctionName', 'SeedFunctionName', 'VerifyFunctionName']),
    );
  });

  const mappings = () =>
    ofType('AWS::Lambda::EventSourceMapping')
      .map(([, { Properties }]) => Properties)
      .filter(({ EventSourceArn }) => JSON.stringify(EventSourceArn).includes('StreamArn'));
  const functionOf = ({ FunctionName }: Resource['Properties']) => `${(FunctionName as { Ref: string }).Ref}`;

  test('gives handle-changes time for a batch of one partition, at half a second per record', () => {
    const own = mappings().filter((mapping) => functionOf(mapping).includes('HandleChanges'));
    expect(own).toHaveLength(5);
    for (const mapping of own) {
      const seconds = Number(resources[functionOf(mapping)]?.Properties.Timeout);
      // The last minute is the reserve in which the function starts nothing new.
      expect(Number(mapping.BatchSize) * 0.5).toBeLessThanOrEqual(seconds - 60);
      expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      expect(mapping.BisectBatchOnFunctionError).toBe(true);
    }
  });
});
