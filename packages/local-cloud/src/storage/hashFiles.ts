import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Returns one hash of the names and contents of all files below the given paths, and of the value `more`.
 * @param except files whose path relative to `root` matches this pattern are left out
 */
export function hashFiles(root: string, paths: string[], more: unknown, except = /(?!)/): string {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    const name = relative(root, file);
    if (except.test(name)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
