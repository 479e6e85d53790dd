import { findWritableTables } from '../../src/services/dynamodb/findWritableTables';
import { stackOf } from '../support/stackOf';
import { tableResource } from '../support/tableResource';

const arnOf = (table: string) => `arn:aws:dynamodb:ap-northeast-1:000000000000:table/${table}`;
const table = (name: string) => tableResource(name, { Arn: arnOf(name) });
const allow = (Action: string | string[], Resource: string) => ({ Effect: 'Allow', Action, Resource });

function role(name: string, ...Statement: object[]) {
  const Policies = [{ PolicyDocument: { Statement } }];
  return { logicalId: name, type: 'AWS::IAM::Role', physicalId: name, properties: { Policies } };
}

test('a role’s writable tables are those that any of its actions may write to', () => {
  const stack = stackOf([
    ...['Talent', 'Conversation', 'Catalog', 'Insight'].map(table),
    role(
      'Follower',
      allow('dynamodb:UpdateItem', arnOf('Talent')),
      allow(['dynamodb:GetItem', 'dynamodb:BatchWriteItem'], arnOf('Conversation')),
      allow(['dynamodb:GetItem', 'dynamodb:Query'], arnOf('Catalog')),
      allow('dynamodb:PutItem', `${arnOf('Insight')}/index/byDay`),
    ),
    role('Reader', allow('dynamodb:Get*', '*')),
  ]);
  expect(findWritableTables(stack, 'Follower')).toEqual(['Talent', 'Conversation']);
  expect(findWritableTables(stack, 'Reader')).toEqual([]);
});
