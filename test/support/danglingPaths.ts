import { existsSync } from 'node:fs';
import path from 'node:path';

/** Matches a path in one of the repository's folders. The path must have an extension or end with a slash. */
const PATH =
  /(?<![\w./-])(?:docs|infra|lambdas|local|model|packages|resolvers|test|web)\/[\w./-]+?(?:\.(?:ts|tsx|md|mjs|json|graphql|svg)\b|\/(?![\w<.…*{]))/g;

/**
 * Returns the paths in a file's text that exist neither below the repository's root nor below the file's
 * folder, except paths in folders named `generated`.
 */
export function danglingPaths(file: string, text: string): string[] {
  return [...text.matchAll(PATH)]
    .map(([name]) => name)
    .filter((name) => !name.includes('generated/'))
    .filter((name) => !existsSync(name) && !existsSync(path.join(path.dirname(file), name)));
}
