import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectRoot } from '../projectRoot';

/** Runs a script of Node in the project's folder. @returns what it printed if it failed, else null */
export function runNode(args: string[]): Promise<string | null> {
  const color = process.stdout.isTTY ? '1' : '0';
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, env: { ...process.env, FORCE_COLOR: color }, maxBuffer: 1e8 };
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() : null),
    );
    // The next change comes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}
