import { key, startTableApi, type TableApi } from './support/startTableApi';

let table: TableApi;

beforeAll(async () => {
  table = await startTableApi();
});

afterAll(() => table.stop());

const send: TableApi['send'] = (request) => table.send(request);
const put = (sk: string, attributes: object = {}) =>
  send({ operation: 'PutItem', key: key(sk), attributeValues: attributes });

describe('the pages of a Query', () => {
  const query = {
    expression: '#pk = :pk',
    expressionNames: { '#pk': 'pk' },
    expressionValues: { ':pk': { S: 'pages' } },
  };
  const page = (more: object) => send({ operation: 'Query', query, ...more });

  beforeAll(async () => {
    for (const sk of ['1', '2', '3']) {
      const attributeValues = { n: { N: Number(sk) } };
      await send({ operation: 'PutItem', key: key(sk, 'pages'), attributeValues });
    }
  });

  test('are requested with the opaque token of the previous page', async () => {
    const first = (await page({ limit: 2 })).result as {
      items: object[];
      nextToken: string;
      scannedCount: number;
    };
    expect(first).toEqual({
      items: [
        { pk: 'pages', sk: '1', n: 1 },
        { pk: 'pages', sk: '2', n: 2 },
      ],
      nextToken: expect.any(String) as string,
      scannedCount: 2,
    });
    const second = await page({ limit: 2, nextToken: first.nextToken });
    expect(second.result).toEqual({
      items: [{ pk: 'pages', sk: '3', n: 3 }],
      nextToken: null,
      scannedCount: 1,
    });
  });

  test('can be read backwards and filtered', async () => {
    const filter = {
      expression: '#n <> :two',
      expressionNames: { '#n': 'n' },
      expressionValues: { ':two': { N: 2 } },
    };
    const { result } = await page({ scanIndexForward: false, filter });
    expect((result as { items: { sk: string }[] }).items.map(({ sk }) => sk)).toEqual(['3', '1']);
  });

  test('are refused for an invalid token', async () => {
    expect((await page({ nextToken: 'made up' })).error).toEqual({
      type: 'DynamoDB:UserIllegalArgumentException',
      message:
        'com.amazonaws.deepdish.common.pagination.InvalidPaginationTokenException: Invalid pagination token given.',
    });
  });
});

describe('several items', () => {
  test('are returned in the order of the keys, from two tables, with null for missing items', async () => {
    await put('a', { n: { N: 1 } });
    await put('b');
    const tables = {
      'Example-One': { keys: [key('b'), key('missing'), key('a')] },
      'Example-Two': { keys: [key('none')] },
    };
    expect((await send({ operation: 'BatchGetItem', tables })).result).toEqual({
      data: {
        'Example-One': [{ pk: 'p', sk: 'b' }, null, { pk: 'p', sk: 'a', n: 1 }],
        'Example-Two': [null],
      },
      unprocessedKeys: { 'Example-One': [], 'Example-Two': [] },
    });
  });

  test('are stored and deleted in batches', async () => {
    const item = { ...key('batch'), n: { N: 1 } };
    expect((await send({ operation: 'BatchPutItem', tables: { 'Example-Two': [item] } })).result).toEqual({
      data: { 'Example-Two': [{ pk: 'p', sk: 'batch', n: 1 }] },
      unprocessedItems: { 'Example-Two': [] },
    });
    const removed = await send({ operation: 'BatchDeleteItem', tables: { 'Example-Two': [key('batch')] } });
    expect(removed.result).toEqual({
      data: { 'Example-Two': [{ pk: 'p', sk: 'batch' }] },
      unprocessedKeys: { 'Example-Two': [] },
    });
  });

  test('are written in one transaction, whose result contains the keys', async () => {
    const transactItems = [
      { table: 'Example-One', operation: 'PutItem', key: key('t1'), attributeValues: { n: { N: 1 } } },
      { table: 'Example-Two', operation: 'PutItem', key: key('t2') },
    ];
    expect((await send({ operation: 'TransactWriteItems', transactItems })).result).toEqual({
      keys: [
        { pk: 'p', sk: 't1' },
        { pk: 'p', sk: 't2' },
      ],
      cancellationReasons: null,
    });
    const read = transactItems.map(({ table, key: one }) => ({ table, key: one }));
    expect(
      (
        await send({
          operation: 'TransactGetItems',
          transactItems: [...read, { table: 'Example-One', key: key('t3') }],
        })
      ).result,
    ).toEqual({
      items: [{ pk: 'p', sk: 't1', n: 1 }, { pk: 'p', sk: 't2' }, null],
      cancellationReasons: null,
    });
  });

  test('are not written when one of a transaction fails, and the error has the reasons', async () => {
    await put('held', { n: { N: 1 } });
    const { result, error } = await send({
      operation: 'TransactWriteItems',
      transactItems: [
        { table: 'Example-One', operation: 'PutItem', key: key('not-written') },
        {
          table: 'Example-One',
          operation: 'ConditionCheck',
          key: key('held'),
          condition: { expression: 'attribute_not_exists(pk)' },
        },
      ],
    });
    expect(error?.type).toBe('DynamoDB:TransactionCanceledException');
    expect(result).toEqual({
      keys: null,
      cancellationReasons: [
        { item: null, type: 'None', message: null },
        {
          item: { pk: 'p', sk: 'held', n: 1 },
          type: 'ConditionalCheckFailed',
          message: 'The conditional request failed',
        },
      ],
    });
    expect((await send({ operation: 'GetItem', key: key('not-written') })).result).toBeNull();
  });
});
