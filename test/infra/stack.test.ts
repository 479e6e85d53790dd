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

  test('checks the version of the data before anything that could write, and migrates them after it', () => {
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
      .filter((id) => !id.startsWith('FunctionsMigrateData'));
    expect(release.length).toBeGreaterThan(15);
    expect(release.filter((id) => !dependsOn(id).includes(check))).toEqual([]);
    expect(release.filter((id) => !dependsOn(migration).includes(id))).toEqual([]);
    expect(Resources[check]?.Properties).toMatchObject({ phase: 'check' });
    expect(dependsOn(migration)).toContain(check);
  });

  test('tells its clients what they need', () => {
    const { Outputs } = JSON.parse(assembly.templates.Enishi ?? '{}');
    expect(Object.keys(Outputs)).toEqual(
      expect.arrayContaining(['Config', 'SearchFunctionName', 'SeedFunctionName']),
    );
  });
});
