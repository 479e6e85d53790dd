import { existsSync } from 'node:fs';
import path from 'node:path';

/** Paths below the repository's folders, with an extension or a closing slash. */
const PATH =
  /(?<![\w./-])(?:docs|infra|lambdas|local|model|packages|resolvers|test|web)\/[\w./-]+?(?:\.(?:ts|tsx|md|mjs|json|graphql|svg)\b|\/(?![\w<.…*{]))/g;

/** The paths named in a file's text that exist neither in the repository nor below the file's folder. */
export function danglingPaths(file: string, text: string): string[] {
  return [...text.matchAll(PATH)]
    .map(([name]) => name)
    .filter((name) => !name.includes('generated/'))
    .filter((name) => !existsSync(name) && !existsSync(path.join(path.dirname(file), name)));
}
