import { spawn } from 'node:child_process';

/**
 * Runs a shell command in a folder. `variables` are added to the environment. Resolves when the command
 * succeeds.
 * @throws Error with the output of the command when it fails
 */
export function runCommand(
  folder: string,
  command: string,
  variables: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      cwd: folder,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${command}" failed:\n${output.trim()}`));
    });
  });
}
