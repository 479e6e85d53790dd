import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readProcessIdentity } from '../../src/processes/readProcessIdentity';
import { eventually } from '../support/eventually';

test('a process is identified by its start time', () => {
  expect(readProcessIdentity(process.pid)).toMatch(/\S/);
  expect(readProcessIdentity(process.pid)).toBe(readProcessIdentity(process.pid));
  expect(readProcessIdentity(process.pid)).not.toBe(readProcessIdentity(1));
});

test('what does not run has none', async () => {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  expect(readProcessIdentity(child.pid ?? 0)).toBeNull();
});

test('nor has what was killed, though its parent has not heard of it', async () => {
  // The shell becomes a program that never asks how its child has ended.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(readProcessIdentity(pid)).toMatch(/\S/);
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(readProcessIdentity(pid)).toBeNull(), 5);
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill();
  }
});
