import { existsSync } from 'node:fs';
import { runNode } from './runNode';

const linted = /\.(ts|tsx|mjs)$/;
const bundled = /^(resolvers|model)\//;

const types = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet'];
const appsyncJs = ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', '--quiet'];

/**
 * Checks changed files with oxlint (types and lint rules). Files below `resolvers/` and `model/` are also
 * checked with ESLint for code that APPSYNC_JS cannot run.
 * @returns the output of each tool that has found something
 */
export async function lintFiles(changed: Iterable<string>): Promise<string[]> {
  const files = [...changed].filter((file) => linted.test(file) && existsSync(file));
  const scripts = files.filter((file) => bundled.test(file));
  const findings = [
    files.length > 0 ? await runNode([...types, ...files]) : null,
    scripts.length > 0 ? await runNode([...appsyncJs, ...scripts]) : null,
  ];
  return findings.filter((text) => text !== null);
}
