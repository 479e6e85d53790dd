import { join } from 'node:path';
import { describeInventory } from '../../src/template/describeInventory';
import { readStack } from '../../src/template/readStack';
import { writeAssembly } from '../support/writeAssembly';

function read(template: object, parameters: Record<string, string> = {}) {
  return readStack(writeAssembly({ template }), parameters);
}

/**
 * Returns the resolved value of an expression in a template. The template has tables, an API, a search domain
 * and a user pool.
 */
function resolved(value: unknown, more: object = {}, parameters: Record<string, string> = {}): string {
  const Resources = {
    Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: {} },
    Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { 'Fn::Join': ['-', ['a', 'b']] } } },
    Api: { Type: 'AWS::AppSync::GraphQLApi', Properties: { Name: 'api' } },
    Search: { Type: 'AWS::OpenSearchService::Domain', Properties: {} },
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: {} },
  };
  return read({ Resources, Outputs: { It: { Value: value } }, ...more }, parameters).outputs.It ?? '';
}

describe('intrinsic functions', () => {
  test.each<[string, unknown, string]>([
    ['Ref of a table is stack name and logical id', { Ref: 'Table' }, 'Example-Table'],
    ['Ref of a named table is its name', { Ref: 'Named' }, 'a-b'],
    ['Ref of a pseudo parameter', { Ref: 'AWS::Region' }, 'ap-northeast-1'],
    [
      'Fn::GetAtt of a table',
      { 'Fn::GetAtt': ['Table', 'Arn'] },
      'arn:aws:dynamodb:ap-northeast-1:000000000000:table/Example-Table',
    ],
    ['Fn::GetAtt as text', { 'Fn::GetAtt': 'Search.DomainEndpoint' }, '127.0.0.1:5175'],
    [
      'Fn::Join',
      { 'Fn::Join': ['/', ['a', { Ref: 'AWS::StackName' }, { Ref: 'AWS::NoValue' }]] },
      'a/Example',
    ],
    [
      'Fn::Sub',
      { 'Fn::Sub': '${Table}-${Search.Arn}-${!Kept}' },
      `Example-Table-${arn('es', 'domain/example-search')}-\${Kept}`,
    ],
    [
      'Fn::Sub with variables',
      { 'Fn::Sub': ['${x}.${AWS::URLSuffix}', { x: { Ref: 'Table' } }] },
      'Example-Table.amazonaws.com',
    ],
    ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    ['Fn::Base64', { 'Fn::Base64': { Ref: 'Table' } }, 'RXhhbXBsZS1UYWJsZQ=='],
    [
      'TLS on this machine is plain',
      { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Search', 'DomainEndpoint'] }]] },
      'http://127.0.0.1:5175',
    ],
    ['the address of the API', { 'Fn::GetAtt': ['Api', 'GraphQLUrl'] }, 'http://127.0.0.1:5173/graphql'],
  ])('%s', (_title, value, expected) => {
    expect(resolved(value)).toBe(expected);
  });

  test('are evaluated in conditions: Fn::If, Equals, And, Or and Not', () => {
    const Conditions = {
      IsJapan: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'ap-northeast-1'] },
      Not: { 'Fn::Not': [{ Condition: 'IsJapan' }] },
      Either: {
        'Fn::Or': [{ Condition: 'Not' }, { 'Fn::And': [{ Condition: 'IsJapan' }, { Condition: 'IsJapan' }] }],
      },
    };
    expect(resolved({ 'Fn::If': ['Either', 'yes', 'no'] }, { Conditions })).toBe('yes');
    expect(resolved({ 'Fn::If': ['Not', 'yes', 'no'] }, { Conditions })).toBe('no');
  });

  test('are evaluated in the keys of Fn::FindInMap', () => {
    const Mappings = { ByRegion: { 'ap-northeast-1': { bucket: 'tokyo' } } };
    expect(resolved({ 'Fn::FindInMap': ['ByRegion', { Ref: 'AWS::Region' }, 'bucket'] }, { Mappings })).toBe(
      'tokyo',
    );
  });

  test('use the given value of a parameter or its default; {origin} is the local cloud’s URL', () => {
    const Parameters = {
      Hook: { Type: 'String' },
      Stage: { Type: 'String', Default: 'local', AllowedValues: ['local', 'prod'] },
    };
    const value = { 'Fn::Sub': '${Hook} ${Stage}' };
    expect(resolved(value, { Parameters }, { Hook: '{origin}/_local/slack' })).toBe(
      'http://127.0.0.1:5173/_local/slack local',
    );
    expect(() => resolved(value, { Parameters })).toThrow('parameter Hook has neither');
    expect(() => resolved(value, { Parameters }, { Hook: '', Stage: 'moon' })).toThrow(
      'Stage may not be "moon"',
    );
    expect(() => resolved(value, { Parameters }, { Hook: '', Other: '' })).toThrow('no parameter Other');
  });

  test.each([
    ['Fn::ImportValue', { 'Fn::ImportValue': 'other' }, 'other stacks do not run locally'],
    ['an unknown function', { 'Fn::Cidr': ['10.0.0.0/16', 1, 8] }, 'Fn::Cidr is not resolved locally'],
    ['an unknown resource', { Ref: 'Missing' }, 'no resource or parameter Missing'],
    [
      'an unknown attribute',
      { 'Fn::GetAtt': ['Table', 'Colour'] },
      'Table (AWS::DynamoDB::GlobalTable) has no attribute Colour',
    ],
  ])('%s is refused by name', (_title, value, message) => {
    expect(() => resolved(value)).toThrow(message);
  });

  test('return ids that are the same on every reading and look like those of AWS', () => {
    expect(resolved({ Ref: 'Pool' })).toMatch(/^ap-northeast-1_[A-Za-z0-9]{9}$/);
    expect(resolved({ Ref: 'Pool' })).toBe(resolved({ Ref: 'Pool' }));
    expect(resolved({ 'Fn::GetAtt': ['Api', 'ApiId'] })).toMatch(/^[a-z0-9]{26}$/);
  });
});

describe('a stack', () => {
  test('with an unknown type is refused with the name of the type', () => {
    const Resources = { Cluster: { Type: 'AWS::EKS::Cluster' } };
    expect(() => read({ Resources })).toThrow('Cluster (AWS::EKS::Cluster)');
  });

  test('lists its emulated and its ignored types', () => {
    const Resources = {
      Table: { Type: 'AWS::DynamoDB::GlobalTable' },
      Alarm: { Type: 'AWS::CloudWatch::Alarm' },
      Cleanup: { Type: 'Custom::S3AutoDeleteObjects' },
    };
    expect(describeInventory(read({ Resources }))).toEqual([
      'Emulated: DynamoDB GlobalTable.',
      'Accepted and ignored: CloudWatch Alarm, Custom S3AutoDeleteObjects.',
    ]);
  });

  test('leaves out resources whose condition is false, and refuses references to them', () => {
    const template = {
      Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      Resources: { Table: { Type: 'AWS::DynamoDB::Table', Condition: 'Never' } },
    };
    expect(read(template).resources('AWS::DynamoDB::Table')).toEqual([]);
    expect(() => read({ ...template, Outputs: { It: { Value: { Ref: 'Table' } } } })).toThrow(
      'Table is referenced',
    );
  });

  test('finds a resource by id, by ARN and by a path below the ARN', () => {
    const stack = read({ Resources: { Table: { Type: 'AWS::DynamoDB::Table' } } });
    const [table] = stack.resources('AWS::DynamoDB::Table');
    if (!table) throw new Error('the table is missing');
    for (const attribute of ['Arn', 'StreamArn']) {
      expect(stack.find('AWS::DynamoDB::Table', stack.attribute(table, attribute))).toBe(table);
    }
    expect(stack.find('AWS::DynamoDB::Table', 'Example-Table')).toBe(table);
    expect(() => stack.find('AWS::DynamoDB::Table', 'Other')).toThrow(
      'Example has no AWS::DynamoDB::Table Other',
    );
  });

  test('is read with its nested stacks, their parameters and their outputs', () => {
    const child = {
      Parameters: { Name: { Type: 'String' } },
      Resources: { Inner: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { Ref: 'Name' } } } },
      Outputs: { Arn: { Value: { 'Fn::GetAtt': ['Inner', 'Arn'] } } },
    };
    const environment = writeAssembly({
      template: {
        Resources: {
          Nested: {
            Type: 'AWS::CloudFormation::Stack',
            Properties: {
              TemplateURL: { 'Fn::Sub': 'https://s3.${AWS::Region}.${AWS::URLSuffix}/assets/child.json' },
              Parameters: { Name: { 'Fn::Sub': '${AWS::StackName}-inner' } },
            },
          },
        },
        Outputs: { It: { Value: { 'Fn::GetAtt': ['Nested', 'Outputs.Arn'] } } },
      },
      files: { 'child.template.json': JSON.stringify(child) },
      assets: { 'child.json': 'child.template.json' },
    });
    const stack = readStack(environment);
    expect(stack.outputs.It).toBe(arn('dynamodb', 'table/Example-inner'));
    expect(stack.resources('AWS::DynamoDB::Table')).toHaveLength(1);
  });

  test('knows the paths of its assets', () => {
    const environment = writeAssembly({ template: { Resources: {} }, assets: { 'abc.js': 'asset.abc.js' } });
    const stack = readStack(environment);
    const path = join(environment.assembly, 'asset.abc.js');
    expect(stack.asset({ S3Bucket: 'assets', S3Key: 'abc.js' })).toBe(path);
    expect(stack.asset('s3://assets/abc.js')).toBe(path);
    expect(() => stack.asset('s3://assets/none.js')).toThrow('no asset published as none.js');
  });
});

function arn(service: string, resource: string): string {
  return `arn:aws:${service}:ap-northeast-1:000000000000:${resource}`;
}
