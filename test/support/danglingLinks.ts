import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the relative links of a Markdown document to files that do not exist. */
export function danglingLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link && !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(path.join(path.dirname(file), link)));
}
