import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });

/** Returns a hash of the sources as they are on the disk, so that a change makes earlier proofs worthless. */
export function sourcesHash(): string {
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  const contents = untracked.length > 0 ? git('hash-object', ...untracked) : '';
  return createHash('sha256')
    .update(git('rev-parse', 'HEAD^{tree}') + git('diff', 'HEAD') + contents)
    .digest('hex')
    .slice(0, 12);
}
