import type { Template } from '../support/infra/deployments';
import type { Resource } from '../support/infra/Resource';
import { quotas } from '../support/infra/room/quotas';
import { roomOf } from '../support/infra/room/roomOf';

const resolver = (at: number): Resource => ({
  Type: 'AWS::AppSync::Resolver',
  Properties: { FieldName: `field${at}` },
});
const role = (at: number): Resource => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: { Statement: [{ Sid: `${at}` }] } },
});

function templateOf(resources: readonly Resource[]): Template {
  return { Resources: Object.fromEntries(resources.map((resource, at) => [`Id${at}`, resource])) };
}

const roomIn = (quota: string, ...templates: Template[]) => {
  const named = Object.fromEntries(templates.map((template, at) => [`Stack${at}.template.json`, template]));
  return roomOf({ templates: named, codeLengths: {} }, '123456789012').find((room) => room.quota === quota);
};
const many = (count: number, make: (at: number) => Resource) =>
  Array.from({ length: count }, (_none, at) => make(at));

test('the fullest template counts, with what a fifth more entities add', () => {
  const api = templateOf([...many(100, role), ...many(300, resolver)]);
  expect(roomIn('resources in a template', api, templateOf(many(10, role)))).toMatchObject({
    what: 'Stack0',
    ...{ value: 400, limit: 500, share: 0.8, grows: true, grown: 460 / 500 },
  });
  expect(roomIn('resources of a stack with its nested stacks', api, api)).toMatchObject({ value: 800 });
});

test('roles of a service do not grow with the entities', () => {
  expect(roomIn('roles of an account', templateOf(many(30, role)))).toMatchObject({
    ...{ value: 30, grows: false, grown: 30 / 1000 },
  });
});

test('a policy is measured with names of the length that they get in AWS', () => {
  const policy = (resource: unknown): Resource => ({
    Type: 'AWS::IAM::ManagedPolicy',
    Properties: { Roles: [], PolicyDocument: { Statement: [{ Resource: resource }] } },
  });
  const [table] = many(1, () => ({ Type: 'AWS::DynamoDB::GlobalTable', Properties: {} }));
  const template: Template = {
    Resources: { ...(table && { Table: table }), Policy: policy({ 'Fn::GetAtt': ['Table', 'Arn'] }) },
  };
  const literal = templateOf([policy('Table')]);
  const sizeOf = (each: Template) => roomIn('characters of a managed policy', each)?.value ?? 0;
  expect(sizeOf(template)).toBeGreaterThan(sizeOf(literal) + 40);
});

test('the readers of each stream are counted, and queues are none', () => {
  const mapping = (stream: string, filters: object | undefined): Resource => ({
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: stream, ...(filters && { FilterCriteria: filters }) },
  });
  const filtered = { Filters: [{ Pattern: '{}' }] };
  const template = templateOf([mapping('a', filtered), mapping('a', filtered), mapping('b', filtered)]);
  expect(roomIn('readers of a stream', template)).toMatchObject({ value: 2, share: 1 });
  expect(roomIn('readers of a stream', templateOf([mapping('queue', undefined)]))).toBeUndefined();
});

test('every quota says where AWS documents it', () => {
  const sources = Object.values(quotas).map(({ source }) => source);
  expect(sources.filter((source) => !source.startsWith('https://docs.aws.amazon.com/'))).toEqual([]);
});
