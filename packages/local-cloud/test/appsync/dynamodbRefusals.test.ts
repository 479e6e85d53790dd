import { key, startTableApi, type TableApi } from './support/startTableApi';

let table: TableApi;

beforeAll(async () => {
  table = await startTableApi();
});

afterAll(() => table.stop());

const send: TableApi['send'] = (request) => table.send(request);
const put = (sk: string, attributes: object = {}) =>
  send({ operation: 'PutItem', key: key(sk), attributeValues: attributes });

describe('a refused request', () => {
  test('of DynamoDB becomes ctx.error with the exception’s name', async () => {
    const { error } = await send({ operation: 'GetItem', key: { pk: { S: 'p' } } });
    expect(error?.type).toBe('DynamoDB:ValidationException');
  });

  test('that the data source’s role does not allow becomes ctx.error', async () => {
    expect((await send({ operation: 'Scan' })).error).toMatchObject({
      type: 'DynamoDB:AccessDeniedException',
    });
  });

  test.each([
    [{ operation: 'Sync' }, 'the DynamoDB operation Sync is not emulated locally'],
    [{}, 'store expects a DynamoDB request with an operation'],
    [
      {
        operation: 'BatchGetItem',
        tables: { T: { keys: Array.from({ length: 101 }, (_, index) => key(String(index))) } },
      },
      'BatchGetItem with 101 keys',
    ],
    [{ operation: 'TransactWriteItems', transactItems: [] }, 'a transaction of 0 items'],
    [{ operation: 'GetItem', key: { pk: 'untyped', sk: 'x' } }, 'is no typed DynamoDB value'],
  ])('with an invalid shape fails the field at once: %#', async (request, message) => {
    await expect(send(request)).rejects.toThrow(message);
  });
});

describe('the cost of an operation', () => {
  test('is counted in calls to data sources and reported in the response’s headers', async () => {
    await put('cost');
    const request = JSON.stringify({ operation: 'GetItem', key: key('cost'), consistentRead: true });
    const { headers } = await table.api.post(
      'query ($r: AWSJSON!) { a: run(request: $r) b: run(request: $r) }',
      {
        r: request,
      },
    );
    expect(headers.get('x-local-datasource-calls')).toBe('2');
    expect(headers.get('x-local-read-units')).toBe('2');
    expect(headers.get('x-local-write-units')).toBe('0');
  });

  test('is traced for each step', async () => {
    await put('traced');
    expect(table.api.appSync.trace()[0]).toMatchObject({
      dataSourceCalls: 1,
      writeUnits: 1,
      steps: [{ coordinate: 'Query.run', dataSource: 'store', operation: 'PutItem', error: null }],
    });
  });
});
