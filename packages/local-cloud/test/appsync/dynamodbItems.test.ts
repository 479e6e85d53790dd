import { key, startTableApi, type TableApi } from './support/startTableApi';

let table: TableApi;

beforeAll(async () => {
  table = await startTableApi();
});

afterAll(() => table.stop());

const send: TableApi['send'] = (request) => table.send(request);
const put = (sk: string, attributes: object = {}) =>
  send({ operation: 'PutItem', key: key(sk), attributeValues: attributes });

describe('one item', () => {
  test('is stored and returned as plain JSON, with numbers and null as on AppSync', async () => {
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

  test('that does not exist is returned as null, without an error', async () => {
    expect(await send({ operation: 'GetItem', key: key('missing') })).toEqual({ result: null, error: null });
  });

  test('that does not exist is created by an update, which returns the whole item', async () => {
    const update = {
      expression: 'SET #n = :n',
      expressionNames: { '#n': 'n' },
      expressionValues: { ':n': { N: 1 } },
    };
    const { result } = await send({ operation: 'UpdateItem', key: key('updated'), update });
    expect(result).toEqual({ pk: 'p', sk: 'updated', n: 1 });
  });

  test('is returned when it is deleted; deleting a missing item returns null', async () => {
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

describe('a write whose condition fails', () => {
  const absent = { expression: 'attribute_not_exists(pk)' };
  const failed = {
    type: 'DynamoDB:ConditionalCheckFailedException',
    message: expect.stringMatching(
      /^The conditional request failed \(Service: DynamoDb, Status Code: 400/,
    ) as string,
  };

  test('has an error, and the current item as result', async () => {
    await put('once', { n: { N: 1 } });
    const again = {
      operation: 'PutItem',
      key: key('once'),
      attributeValues: { n: { N: 2 } },
      condition: absent,
    };
    expect(await send(again)).toEqual({ result: { pk: 'p', sk: 'once', n: 1 }, error: failed });
  });

  test('succeeds when the stored item is already as the write would leave it', async () => {
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

  test('fails when only a part of the update is already stored', async () => {
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

  test('has null as result when the item does not exist', async () => {
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
