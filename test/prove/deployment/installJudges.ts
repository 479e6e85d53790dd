import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = ['moto[server]==5.2.5', 'cfn-lint==1.58.0'];

/**
 * Installs moto and cfn-lint from PyPI into a virtual environment under `.local/judge`, unless they are there already.
 * @returns the folder of their programs, or why they cannot be installed
 */
export function installJudges(): { programs: string } | { missing: string } {
  const folder = resolve('.local', 'judge', PACKAGES.join('_').replaceAll(/[^\w.-]/g, '-'));
  const [programs, complete] = [join(folder, 'bin'), join(folder, 'complete')];
  if (existsSync(complete)) return { programs };
  const run = (program: string, ...args: string[]) => {
    const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status === 0) return undefined;
    return error?.message ?? stderr.trim().split('\n').at(-1) ?? `status ${status}`;
  };
  rmSync(folder, { recursive: true, force: true });
  const noPython = run('python3', '-m', 'venv', folder);
  if (noPython)
    return { missing: `Python 3 with venv is not there (${noPython}): skipped, which is no pass.` };
  console.log(`Installing ${PACKAGES.join(' and ')} …`);
  const noPackages = run(join(programs, 'pip'), 'install', '--quiet', ...PACKAGES);
  if (noPackages)
    return { missing: `PyPI has no packages for us (${noPackages}): skipped, which is no pass.` };
  writeFileSync(complete, '');
  return { programs };
}
