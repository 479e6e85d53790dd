import type { LambdaHost } from '../../src/services/lambda/LambdaHost';
import { functionResource } from '../support/functionResource';
import { hostOf } from '../support/hostOf';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
let host: LambdaHost;

beforeAll(() => {
  host = hostOf([
    functionResource(
      folder,
      'endless',
      `exports.handler = async (event) => {
        if (event.spin) for (;;);
        return 'well';
      };`,
      { Timeout: 1 },
    ),
    functionResource(
      folder,
      'hungry',
      `exports.handler = async (event) => {
        for (const all = []; event.eat; ) all.push(Array.from({ length: 1e5 }, () => ({})));
        return 'well';
      };`,
      { Timeout: 30, MemorySize: 128 },
    ),
  ]);
});
afterAll(() => host.stop());

test.each([
  [
    'an endless loop ends when its time is up',
    'endless',
    { spin: true },
    'Task timed out after 1.00 seconds',
  ],
  ['a function beyond its memory is killed', 'hungry', { eat: true }, 'signal: killed'],
])('%s, and the next event is handled by a new environment', async (_, name, event, message) => {
  const bad = host.invoke(name, event);
  const good = host.invoke(name, {});
  await expect(bad).rejects.toThrow(message);
  expect(await good).toBe('well');
  expect(await host.invoke(name, {})).toBe('well');
});
