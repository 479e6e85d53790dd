import { temporaryFolder } from '../../testing/temporaryFolder';
import { functionResource } from '../support/functionResource';
import { hostOf } from '../support/hostOf';

const folder = temporaryFolder();
const slow = (result: string) =>
  `exports.handler = (ms) => new Promise((done) => setTimeout(done, ms, '${result}'));`;

test('the next event runs the new code, and a running one ends with the code with which it began', async () => {
  const host = hostOf([functionResource(folder, 'old', slow('old'), { Description: 'lambdas/slow' })]);
  const { properties } = functionResource(folder, 'new', slow('new'));
  try {
    expect(await host.invoke('old', 0)).toBe('old');
    const underway = host.invoke('old', 500);
    await host.replaceCode('lambdas/slow', String(properties.Code));
    expect(await host.invoke('old', 0)).toBe('new');
    expect(await underway).toBe('old');
    expect(await host.invoke('old', 0)).toBe('new');
    await expect(host.replaceCode('lambdas/other', folder)).rejects.toThrow('lambdas/other');
  } finally {
    await host.stop();
  }
});
