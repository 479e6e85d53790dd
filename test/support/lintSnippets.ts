import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Snippet {
  /** Path from the repository's root; it need not exist unless a rule needs types. */
  file: string;
  code: string;
  /** Whether rules that read types run; by default where the file exists. */
  types?: boolean;
}

interface Finding {
  ruleId: string;
  message: string;
}

/** What our ESLint configuration says of each snippet, in their order. */
export function lintSnippets(snippets: Snippet[]): Finding[][] {
  const output = execFileSync(process.execPath, [join(__dirname, 'lintStdin.mjs')], {
    cwd: join(__dirname, '..', '..'),
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
