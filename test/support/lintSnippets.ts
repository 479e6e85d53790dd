import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Snippet } from './Snippet';

interface TypedSnippet extends Snippet {
  /** Whether rules that need types run, which requires an existing file; by default if the file exists. */
  types?: boolean;
}

interface Finding {
  ruleId: string;
  message: string;
}

/** The findings of the repository's ESLint configuration for each snippet, in order. */
export function lintSnippets(snippets: TypedSnippet[]): Finding[][] {
  const output = execFileSync(process.execPath, [join(__dirname, 'lintStdin.mjs')], {
    cwd: join(__dirname, '..', '..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
    // With CI set, typescript-eslint reads the file from disk instead of the snippet.
    env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' },
  });
  return JSON.parse(output);
}
