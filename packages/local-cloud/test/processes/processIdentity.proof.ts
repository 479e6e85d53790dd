import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readProcessIdentity } from '../../src/processes/readProcessIdentity';
import { eventually } from '../support/eventually';

/**
 * A script that starts a child process, prints its id, and blocks. It never reads the child's exit status, so
 * the child becomes a zombie when it ends.
 */
const BLOCKED_PARENT = `
  const { pid } = require('node:child_process').spawn('sleep', ['60']);
  require('node:fs').writeSync(1, String(pid));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
`;

test('a killed process has no identity, even before its parent has collected its status', async () => {
  const parent = spawn(process.execPath, ['-e', BLOCKED_PARENT]);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(readProcessIdentity(pid)).toMatch(/\S/);
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(readProcessIdentity(pid)).toBeNull());
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill('SIGKILL');
  }
});
