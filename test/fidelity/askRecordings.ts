import { spawnSync } from 'node:child_process';

/**
 * Asks AppSync for the results of its utilities, and replaces the recordings with which the tests compare the
 * local cloud.
 */
export function askRecordings(): Promise<string[]> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/local-cloud/test/appsync/record.ts'],
    { encoding: 'utf8' },
  );
  if (status !== 0) return Promise.resolve([stderr.trim()]);
  const lines = stdout.trim().split('\n');
  return Promise.resolve(lines.length > 1 ? lines.slice(0, -1) : []);
}
