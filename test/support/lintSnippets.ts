import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Snippet } from './Snippet';

interface TypedSnippet extends Snippet {
  /**
   * Whether rules that need types are applied, which requires that the file exists. By default they are
   * applied to existing files.
   */
  types?: boolean;
}

interface Finding {
  ruleId: string;
  message: string;
}

/** Returns what the repository's ESLint configuration reports about each snippet, in their order. */
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
