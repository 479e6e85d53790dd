import { correlated } from '../../../lambdas/lib/correlation/correlated';
import { correlation } from '../../../lambdas/lib/correlation/correlation';

const ID = '7GK2M9QXRT';

test('a handler runs with the id in its event', async () => {
  const handler = correlated(async () => correlation.current());
  expect(await handler({ correlationId: ID })).toBe(ID);
  expect(await handler({ correlationId: 'YAMADA TARO' })).toBeUndefined();
  expect(await handler({})).toBeUndefined();
});

test('invocations at the same time have each their own id', async () => {
  const handler = correlated(async () => {
    await new Promise(setImmediate);
    return correlation.current();
  });
  const ids = [ID, '0000000000'];
  expect(await Promise.all(ids.map((correlationId) => handler({ correlationId })))).toEqual(ids);
});

test('a failed invocation is in the log with its id, and fails all the same', async () => {
  const lines = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const handler = correlated(async () => Promise.reject(new Error('broken')));
  await expect(handler({ correlationId: ID })).rejects.toThrow('broken');
  expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
    correlation_id: ID,
    error: { message: 'broken' },
  });
});
