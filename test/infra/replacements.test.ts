import { identitiesOf } from '../support/infra/identitiesOf';
import { replacements } from '../support/infra/replacements';
import type { Resource } from '../support/infra/Resource';
import { synthesise } from '../support/infra/synthesise';

type Resources = Record<string, Resource>;

let templates: { Resources: Resources }[];
beforeAll(() => {
  const assembly = synthesise({ website: 'none' });
  templates = Object.values(assembly.templates).map((text) => JSON.parse(text) as { Resources: Resources });
});

const idOf = (name: string) =>
  templates
    .flatMap(({ Resources }) => Object.keys(Resources))
    .find((id) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id)) ?? '';

/** Returns the resources that a release replaces if it makes the given change to the templates. */
function after(change: (resources: Resources) => void): string[] {
  // Not structuredClone: objects of another realm are never deeply equal to ours.
  const next = JSON.parse(JSON.stringify(templates)) as typeof templates;
  for (const { Resources } of next)
    if (Object.keys(Resources).includes(idOf('TablesTalent'))) change(Resources);
  return replacements(identitiesOf(templates), identitiesOf(next));
}

const propertiesOf = (resources: Resources, name: string) => (resources[idOf(name)] as Resource).Properties;

test('two equal assemblies replace nothing', () => {
  expect(identitiesOf(templates)).toHaveProperty(idOf('TablesTalent'));
  expect(after(() => undefined)).toEqual([]);
});

test('a change in place is no replacement', () => {
  const change = (resources: Resources) => {
    propertiesOf(resources, 'TablesTalent').BillingMode = 'PROVISIONED';
    propertiesOf(resources, 'SearchDomain').EngineVersion = 'OpenSearch_9.9';
  };
  expect(after(change)).toEqual([]);
});

test('another logical id is refused, which is what moving a construct makes', () => {
  const change = (resources: Resources) => {
    resources.Moved = resources[idOf('TablesTalent')] as Resource;
    delete resources[idOf('TablesTalent')];
  };
  expect(after(change)).toEqual([
    `${idOf('TablesTalent')} (AWS::DynamoDB::GlobalTable) is removed, or gets another logical id: its data are no longer used`,
    'Moved (AWS::DynamoDB::GlobalTable) is new: add it to test/fixtures/deployedResources.json',
  ]);
});

test.each([
  ['TablesTalent', 'KeySchema', [{ AttributeName: 'id', KeyType: 'HASH' }]],
  ['TablesTalent', 'TableName', 'talents'],
  ['IdentityUserPool', 'UsernameAttributes', ['phone_number']],
  ['SearchDomain', 'DomainName', 'enishi'],
  ['FilesBucket', 'BucketName', 'enishi-files'],
])('%s with another %s is refused', (name, property, value) => {
  const change = (resources: Resources) => {
    propertiesOf(resources, name)[property] = value;
  };
  expect(after(change)).toEqual([
    expect.stringMatching(`^${idOf(name)} .* is replaced by an empty one, because its ${property} changes$`),
  ]);
});
