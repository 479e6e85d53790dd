import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '../projectRoot';

/**
 * Runs a Node.js script in the project's root folder.
 * @returns the script's output if it failed, otherwise null
 */
export function runNode(args: string[]): Promise<string | null> {
  const color = process.stdout.isTTY ? '1' : '0';
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, env: { ...process.env, FORCE_COLOR: color }, maxBuffer: 1e8 };
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() : null),
    );
    // Low priority: bundling the next change must not wait for this script.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}
