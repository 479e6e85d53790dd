import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

interface Verified {
  /** The number of derived values that differed from their sources before a repair. */
  differences: number;
  /**
   * Whether values still differed from their sources when the command ended, according to its exit status.
   */
  differs: boolean;
  output: string;
}

/** Runs `npm run verify` with the given arguments, for the stack on the given port. */
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
