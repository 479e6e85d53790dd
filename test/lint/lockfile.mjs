/**
 * Prints every optional dependency that package-lock.json does not list, and exits with 1 if there is one.
 * Such a dependency is often a binary: on the platform that needs it, `npm ci` would fail or leave a tool
 * without it.
 */
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/**
 * Returns whether package-lock.json has the package. Looks it up as Node does: below the package that
 * depends on it, then in each parent folder.
 */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path || 'package.json'} needs ${name}`),
);

for (const line of missing) console.log(line);
if (missing.length > 0) console.log(`package-lock.json lacks ${missing.length} optional packages`);
process.exitCode = missing.length > 0 ? 1 : 0;
