import { key, startTableApi, type TableApi } from './support/startTableApi';

let table: TableApi;

beforeAll(async () => {
  table = await startTableApi(7110);
});

afterAll(() => table.stop());

const send: TableApi['send'] = (request) => table.send(request);
const put = (sk: string, attributes: object = {}) =>
  send({ operation: 'PutItem', key: key(sk), attributeValues: attributes });

describe('one item', () => {
  test('is put and got as plain JSON, numbers and null as AppSync types them', async () => {
    const attributes = {
      n: { N: 5 },
      nothing: { NULL: null },
      tags: { SS: ['b', 'a'] },
      list: { L: [{ N: 1.5 }, { BOOL: false }] },
      map: { M: { x: { S: 'y' } } },
      bytes: { B: 'AQID' },
    };
    const plain = {
      n: 5,
      nothing: null,
      list: [1.5, false],
      map: { x: 'y' },
      bytes: 'AQID',
      pk: 'p',
      sk: 'plain',
    };
    expect(await put('plain', attributes)).toMatchObject({ result: plain, error: null });
    const got = await send({ operation: 'GetItem', key: key('plain'), consistentRead: true });
    expect(got.result).toMatchObject(plain);
    expect((got.result as { tags: string[] }).tags.sort()).toEqual(['a', 'b']);
  });

  test('that is missing is null, without error', async () => {
    expect(await send({ operation: 'GetItem', key: key('missing') })).toEqual({ result: null, error: null });
  });

  test('is created by an update, which answers the whole item', async () => {
    const update = {
      expression: 'SET #n = :n',
      expressionNames: { '#n': 'n' },
      expressionValues: { ':n': { N: 1 } },
    };
    const { result } = await send({ operation: 'UpdateItem', key: key('updated'), update });
    expect(result).toEqual({ pk: 'p', sk: 'updated', n: 1 });
  });

  test('is returned when it is deleted; deleting a missing one returns null', async () => {
    await put('deleted', { n: { N: 1 } });
    expect((await send({ operation: 'DeleteItem', key: key('deleted') })).result).toEqual({
      pk: 'p',
      sk: 'deleted',
      n: 1,
    });
    expect(await send({ operation: 'DeleteItem', key: key('deleted') })).toEqual({
      result: null,
      error: null,
    });
  });
});

describe('a condition that does not hold', () => {
  const absent = { expression: 'attribute_not_exists(pk)' };
  const failed = {
    type: 'DynamoDB:ConditionalCheckFailedException',
    message: expect.stringMatching(
      /^The conditional request failed \(Service: DynamoDb, Status Code: 400/,
    ) as string,
  };

  test('is an error with the current item as result', async () => {
    await put('once', { n: { N: 1 } });
    const again = {
      operation: 'PutItem',
      key: key('once'),
      attributeValues: { n: { N: 2 } },
      condition: absent,
    };
    expect(await send(again)).toEqual({ result: { pk: 'p', sk: 'once', n: 1 }, error: failed });
  });

  test('counts as success when the item already is what was wanted', async () => {
    await put('same', { n: { N: 1 } });
    const same = {
      operation: 'PutItem',
      key: key('same'),
      attributeValues: { n: { N: 1 } },
      condition: absent,
    };
    expect(await send(same)).toEqual({ result: { pk: 'p', sk: 'same', n: 1 }, error: null });
    const update = {
      expression: 'SET #n = :n',
      expressionNames: { '#n': 'n' },
      expressionValues: { ':n': { N: 1 } },
    };
    expect(
      await send({ operation: 'UpdateItem', key: key('same'), update, condition: absent }),
    ).toMatchObject({ error: null });
    const exists = { expression: 'attribute_exists(pk)' };
    expect(await send({ operation: 'DeleteItem', key: key('gone'), condition: exists })).toEqual({
      result: null,
      error: null,
    });
  });

  test('is no success when only part of the update is there already', async () => {
    await put('partly', { n: { N: 1 } });
    const update = {
      expression: 'SET #n = :n, #m = :m',
      expressionNames: { '#n': 'n', '#m': 'm' },
      expressionValues: { ':n': { N: 1 }, ':m': { N: 2 } },
    };
    const { result, error } = await send({
      operation: 'UpdateItem',
      key: key('partly'),
      update,
      condition: absent,
    });
    expect({ result, error }).toEqual({ result: { pk: 'p', sk: 'partly', n: 1 }, error: failed });
  });

  test('on an item that is missing has null as result', async () => {
    const update = {
      expression: 'SET #n = :n',
      expressionNames: { '#n': 'n' },
      expressionValues: { ':n': { N: 1 } },
    };
    const condition = { expression: 'attribute_exists(pk)' };
    expect(await send({ operation: 'UpdateItem', key: key('nowhere'), update, condition })).toEqual({
      result: null,
      error: failed,
    });
  });
});
