import { readFileSync, rmSync } from 'node:fs';
import { type Assembly, type Resource, synthesise } from '../support/infra/synthesise';

describe('the synthesised stack', () => {
  let assembly: Assembly;
  let resources: Record<string, Resource>;
  beforeAll(() => {
    assembly = synthesise();
    const templates = Object.values(assembly.templates).map((text) => JSON.parse(text));
    resources = Object.assign({}, ...templates.map(({ Resources }) => Resources));
  }, 120_000);
  afterAll(() => rmSync(assembly.folder, { recursive: true }));

  const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);

  test('needs no network, no credentials and leaves no finding of cdk-nag open', () => {
    expect({ status: assembly.status, output: assembly.status ? assembly.output : '' }).toEqual({
      status: 0,
      output: '',
    });
    expect(Object.keys(assembly.templates)).toContain('Enishi');
  });

  test('has no template of 400 resources or 800 KB', () => {
    expect(Object.keys(resources).length).toBeGreaterThan(100);
    const large = Object.entries(assembly.templates).filter(
      ([, text]) =>
        Object.keys(JSON.parse(text).Resources).length >= 400 || Buffer.byteLength(text) >= 800_000,
    );
    expect(large.map(([name]) => name)).toEqual([]);
  });

  test('has no resolver of more than 8,000 characters', () => {
    const resolvers = [...ofType('AWS::AppSync::Resolver'), ...ofType('AWS::AppSync::FunctionConfiguration')];
    const long = resolvers
      .map(([id, { Properties }]) => ({ id, length: `${Properties.Code}`.length }))
      .filter(({ length }) => length > 8000);
    expect(resolvers.length).toBeGreaterThan(50);
    expect(long).toEqual([]);
  });

  test('deploys schema.graphql letter for letter, in under 3,000 lines', () => {
    const schema = readFileSync('schema.graphql', 'utf8');
    const [[, deployed] = ['', undefined]] = ofType('AWS::AppSync::GraphQLSchema');
    expect(deployed?.Properties.Definition).toBe(schema);
    expect(schema.split('\n').length).toBeLessThan(3000);
  });

  test('compares derived values every night, and an alarm hears of differences', () => {
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
    expect(metrics).toEqual(expect.arrayContaining(['DerivedDifferences', 'DerivedDifferencesLeft']));
  });

  test('tells its clients what they need', () => {
    const { Outputs } = JSON.parse(assembly.templates.Enishi ?? '{}');
    expect(Object.keys(Outputs)).toEqual(
      expect.arrayContaining(['Config', 'SearchFunctionName', 'SeedFunctionName', 'VerifyFunctionName']),
    );
  });
});
