import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

interface Verified {
  /** The result of the first comparison. */
  differences: number;
  /** The command's exit status: something differs at its end. */
  differs: boolean;
  output: string;
}

/** Runs `npm run verify` for the stack on this port. */
export async function runVerify(port: number, ...args: string[]): Promise<Verified> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/operations/verify.ts', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const [, values = ''] = /: (\d+) derived values differ/.exec(output) ?? [];
  if (values === '') throw new Error(`verify printed:\n${output}`);
  return { differences: Number(values), differs: code !== 0, output };
}
