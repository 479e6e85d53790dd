import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program of the folder `local/` until it ends, with the given port and data folder. */
export function runLocal(
  program: 'main' | 'reset',
  port: number,
  data: string,
  args: string[] = [],
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `local/${program}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, PORT: String(port), LOCAL_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code) => resolve({ code, output }));
  });
}
