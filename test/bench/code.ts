/**
 * `npx tsx test/bench/code.ts` prints the size of the code by area, the share of imports in its lines, and how
 * many files the resolver of `createUserApplies` consists of.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importGraph } from '../support/importGraph';

const areas = ['model', 'resolvers', 'lambdas', 'infra', 'local', 'packages', 'web', 'test'];
const entries = /^resolvers\/[a-z-]+\/Mutation\.createUserApplies\./;
const files = execFileSync('git', ['ls-files', ...areas], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));

const linesOf = (file: string) => readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');

/** Returns how many lines of a file belong to import statements. */
function importLines(file: string): number {
  const statements = readFileSync(file, 'utf8').match(/^import\s[^;]*;/gm) ?? [];
  return statements.reduce((sum, text) => sum + text.split('\n').length, 0);
}

function closureOf(starts: readonly string[]): Set<string> {
  const graph = importGraph();
  const found = new Set(starts);
  for (const file of found) for (const imported of graph.get(file) ?? []) found.add(imported);
  return found;
}

const table = areas.map((area) => {
  const own = files.filter((file) => file.startsWith(`${area}/`));
  const lengths = own.map((file) => linesOf(file).length).sort((a, b) => a - b);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const imports = own.reduce((sum, file) => sum + importLines(file), 0);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return {
    area,
    files: own.length,
    lines,
    median,
    longest: lengths.at(-1) ?? 0,
    'imports %': lines === 0 ? 0 : Number(((100 * imports) / lines).toFixed(1)),
  };
});
console.table(table);
console.log(`createUserApplies: ${closureOf(files.filter((file) => entries.test(file))).size} files`);
