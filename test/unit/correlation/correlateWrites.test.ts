import type { DynamoDBRecord } from 'aws-lambda';
import { correlateWrites } from '../../../lambdas/lib/correlation/correlateWrites';
import { correlation } from '../../../lambdas/lib/correlation/correlation';
import { correlationIdOf } from '../../../lambdas/lib/correlation/correlationIdOf';
import { assignInUpdate } from '../../../model/assignInUpdate';

const ID = '7GK2M9QXRT';
const written = <Input extends object>(input: Input) => correlation.run(ID, () => correlateWrites(input));

test('a reaction stores the id of the operation in what it writes', () => {
  expect(written({ TableName: 'T', Item: { pk: 'a' } }).Item).toEqual({ pk: 'a', correlationId: ID });
  const put = { TableName: 'T', Item: { pk: 'a' } };
  const update = { TableName: 'T', Key: { pk: 'b' }, UpdateExpression: 'SET a = :a' };
  const deleted = { Delete: { TableName: 'T', Key: { pk: 'c' } } };
  const items = written({ TransactItems: [{ Put: put }, { Update: update }, deleted] }).TransactItems;
  expect(items).toMatchObject([
    { Put: { Item: { correlationId: ID } } },
    { Update: { UpdateExpression: 'SET #correlationId = :correlationId, a = :a' } },
    deleted,
  ]);
});

test('work for no operation stores no id', () => {
  const input = { TableName: 'T', Item: { pk: 'a' } };
  expect(correlateWrites(input)).toBe(input);
});

test.each([
  ['SET #a = :a REMOVE #b', 'SET #c = :c, #a = :a REMOVE #b'],
  ['ADD #a :a SET #b = :b', 'ADD #a :a SET #c = :c, #b = :b'],
  ['REMOVE #b', 'REMOVE #b SET #c = :c'],
  ['', 'SET #c = :c'],
])('"%s" with one more assignment is "%s"', (expression, expected) => {
  expect(assignInUpdate(expression, '#c = :c')).toBe(expected);
});

const record = (before: string | null, after: string | null) => {
  const image = (id: string | null) => (id ? { correlationId: { S: id } } : {});
  return { dynamodb: { OldImage: image(before), NewImage: image(after) } } as unknown as DynamoDBRecord;
};

test.each([
  ['of the operation that made it', null, ID, ID],
  ['of its own operation, not of the one before', '0000000000', ID, ID],
  ['not of an earlier operation, when somebody without an id wrote', ID, ID, undefined],
  ['not of text that is no id', null, 'YAMADA TARO', undefined],
])('a change has the id %s', (_title, before, after, expected) => {
  expect(correlationIdOf(record(before, after))).toBe(expected);
});
