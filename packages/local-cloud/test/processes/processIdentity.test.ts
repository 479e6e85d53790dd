import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processIdentity } from '../../src/processes/processIdentity';
import { eventually } from '../support/eventually';

test('a process is told from others by when it started', () => {
  expect(processIdentity(process.pid)).toMatch(/\S/);
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(process.pid)).not.toBe(processIdentity(1));
});

test('what does not run has none', async () => {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  expect(processIdentity(child.pid ?? 0)).toBeNull();
});

test('nor has what was killed, though its parent has not heard of it', async () => {
  // The shell becomes a program that never asks how its child has ended.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(processIdentity(pid)).toMatch(/\S/);
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(processIdentity(pid)).toBeNull(), 5);
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill();
  }
});
