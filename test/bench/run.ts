/**
 * `npm run bench` measures how many calls to data sources each screen costs. `npm run bench -- <name>` runs
 * another benchmark of the list below.
 */
import { spawnSync } from 'node:child_process';

const contract = ['jest', '--selectProjects', 'contract', '--testPathPatterns'];
/**
 * Environment variables for the outage benchmark. It runs a test that starts a stack of its own, so no other
 * stack is needed: when ENISHI_URL is set, the suite starts none.
 */
const ownStack = { ENISHI_URL: 'http://127.0.0.1:1' };

const benches: Record<string, { command: string[]; settings?: Record<string, string> }> = {
  screens: { command: [...contract, 'screens'] },
  outage: { command: [...contract, 'outage'], settings: { PROVE: '1', OUTAGE_WRITES: '10000', ...ownStack } },
  search: { command: ['tsx', 'test/bench/search/run.ts'] },
  appsync: { command: ['tsx', 'packages/local-cloud/test/bench/appsync.ts'] },
  pages: { command: ['tsx', 'test/bench/pages.ts'] },
  web: { command: ['tsx', 'test/bench/web.ts'] },
  tables: { command: ['tsx', 'test/bench/tables.ts'] },
  csv: { command: ['tsx', 'test/bench/csv.ts'] },
  frame: { command: ['tsx', 'test/bench/frame.ts'] },
  profile: { command: ['tsx', 'test/bench/profile.ts'] },
  comments: { command: ['tsx', 'test/bench/comments.ts'] },
  code: { command: ['tsx', 'test/bench/code.ts'] },
};

const [name = 'screens', ...rest] = process.argv.slice(2);
const bench = benches[name];
if (!bench) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(', ')}`);
const { status } = spawnSync('npx', [...bench.command, ...rest], {
  stdio: 'inherit',
  env: { ...bench.settings, ...process.env },
});
process.exitCode = status ?? 1;
