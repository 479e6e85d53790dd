import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Snippet } from './Snippet';

interface TypedSnippet extends Snippet {
  /**
   * Whether to apply rules that need types. These rules require that the file exists. By default they are
   * applied if the file exists.
   */
  types?: boolean;
}

interface Finding {
  ruleId: string;
  message: string;
}

/** Returns for each snippet what the repository's ESLint configuration reports about it. */
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
