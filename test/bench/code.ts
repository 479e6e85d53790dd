/**
 * `npm run prove code` prints the size of the code by area, and how many files a reader opens to understand two
 * operations and a screen: those that the running code imports.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importGraph } from '../support/importGraph';

const areas = ['model', 'resolvers', 'lambdas', 'infra', 'local', 'packages', 'web', 'test'];
const entries = [
  { entry: 'resolvers/apply/createUserApplies.ts', goal: 25 },
  { entry: 'resolvers/search/searchOpenJobs.ts', goal: 35 },
  { entry: 'web/src/features/jobs/show/JobDetailScreen.tsx', goal: 150 },
];

const files = execFileSync('git', ['ls-files', ...areas], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
const countLines = (paths: Iterable<string>) =>
  [...paths].reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const graph = importGraph();
function closureOf(entry: string): Set<string> {
  if (!graph.has(entry)) throw new Error(`${entry} does not exist`);
  const found = new Set([entry]);
  for (const file of found) for (const imported of graph.get(file) ?? []) found.add(imported);
  return found;
}

console.table(
  areas.map((area) => {
    const own = files.filter((file) => file.startsWith(`${area}/`));
    return { area, files: own.length, lines: countLines(own) };
  }),
);
for (const { entry, goal } of entries) {
  const read = closureOf(entry);
  console.log(`${entry}: ${read.size} files, ${countLines(read)} lines (goal ${goal} files)`);
}
