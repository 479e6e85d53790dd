import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs the CDK CLI in this terminal.
 * @returns its exit code
 */
export function runCdk(args: readonly string[]): Promise<number> {
  const cli = join('node_modules', 'aws-cdk', 'bin', 'cdk');
  const child = spawn(process.execPath, [cli, ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
