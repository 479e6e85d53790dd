import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the relative links and pictures of a Markdown document, those in its HTML included, whose files do not
 * exist.
 */
export function danglingLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => (link ?? attribute ?? '').replace(/#.*$/, ''))
    .filter((link) => link && !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(path.join(path.dirname(file), link)));
}
