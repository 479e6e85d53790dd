import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Snippet } from './Snippet';

interface TypedSnippet extends Snippet {
  /** Whether rules that read types run, for which the file has to exist; by default where it does. */
  types?: boolean;
}

interface Finding {
  ruleId: string;
  message: string;
}

/** What our ESLint configuration, which knows APPSYNC_JS, says of each snippet, in their order. */
export function lintSnippets(snippets: TypedSnippet[]): Finding[][] {
  const output = execFileSync(process.execPath, [join(__dirname, 'lintStdin.mjs')], {
    cwd: join(__dirname, '..', '..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
    // Where CI is set, typescript-eslint reads a file's first text from the disk and not from the snippet.
    env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
  });
  return JSON.parse(output);
}
