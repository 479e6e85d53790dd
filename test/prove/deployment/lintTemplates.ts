import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rules of cfn-lint that are switched off, each with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {};

/**
 * Checks the templates of assemblies with cfn-lint, each distinct one once.
 * @returns the number of checked templates, and a line for each error
 */
export function lintTemplates(
  programs: string,
  assemblies: readonly string[],
): { checked: number; errors: string[] } {
  const paths = assemblies.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => join(folder, file)),
  );
  const distinct = [...new Map(paths.map((path) => [readFileSync(path, 'utf8'), path])).values()];
  for (const [rule, reason] of Object.entries(EXCUSED)) console.log(`cfn-lint without ${rule}: ${reason}`);
  const { status, stdout, stderr } = spawnSync(
    join(programs, 'cfn-lint'),
    [
      ...['--format', 'parseable', '--ignore-checks', 'W', 'I', ...Object.keys(EXCUSED)],
      ...['--', ...distinct],
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const errors = stdout.split('\n').filter(Boolean);
  if (status !== 0 && errors.length === 0)
    throw new Error(`cfn-lint ended with ${status}: ${stderr.slice(-2000)}`);
  return { checked: distinct.length, errors };
}
