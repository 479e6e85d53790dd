import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readProcessIdentity } from '../../src/processes/readProcessIdentity';

test('a process is identified by its start time', () => {
  expect(readProcessIdentity(process.pid)).toMatch(/\S/);
  expect(readProcessIdentity(process.pid)).toBe(readProcessIdentity(process.pid));
  expect(readProcessIdentity(process.pid)).not.toBe(readProcessIdentity(1));
});

test('a process that has ended has no identity', async () => {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  expect(readProcessIdentity(child.pid ?? 0)).toBeNull();
});
