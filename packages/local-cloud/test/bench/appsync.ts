/**
 * `npm run prove appsync` compares the CPU time of the local AppSync per request with that of GraphQL Yoga, with
 * the same schema, rows and queries. The two servers are processes of their own, which take turns, so that
 * both are measured on the same machine under the same load. `npm run prove appsync -- 5` runs five rounds
 * instead of three. Yoga is no dependency of the repository: it is installed into `.local/bench` at the first run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { token } from '../appsync/support/startApi';
import { plainFields } from './rows';

const YOGA = '5.24.1';
const REQUESTS = 200;
const WARM_UP = 100;

const folder = resolve('.local/bench/yoga');
const here = import.meta.dirname;

function installYoga(): void {
  if (existsSync(join(folder, 'node_modules/graphql-yoga'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const packages = [`graphql-yoga@${YOGA}`, 'graphql@16.15.0'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], { cwd: folder });
}

interface Server {
  url: string;
  /** Returns the CPU time that the server has used, in milliseconds. */
  spent(): Promise<number>;
  stop(): void;
}

async function start(file: string): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, file)], {
    env: { ...process.env, YOGA_FOLDER: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async spent() {
      child.send('spent');
      const [milliseconds] = (await once(child, 'message')) as [number];
      return milliseconds;
    },
    stop: () => void child.kill(),
  };
}

async function send({ url }: Server, query: string, count: number): Promise<string> {
  const headers = { authorization: token('somebody'), 'content-type': 'application/json' };
  let answer = '';
  for (let sent = 0; sent < count; sent += 1) {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
    answer = await response.text();
  }
  return answer;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The measured queries. `goal` is the maximum CPU time of the local AppSync as a multiple of Yoga's. */
const queries = [
  { name: 'one field', query: '{ field }', goal: 1 },
  { name: '50 rows of 20 fields, one resolver', query: `{ rows { ${plainFields} } }`, goal: 2 },
  {
    name: 'the same with two relations, a resolver each',
    query: `{ rows { ${plainFields} one { id name } two { id name } } }`,
    goal: 2,
  },
];

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 3);
  installYoga();
  const [local, yoga] = [await start('serveAppSync.ts'), await start('serveYoga.ts')];
  const [load] = loadavg();
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${load?.toFixed(1)}, Node ${process.version}, Yoga ${YOGA}`,
  );
  console.log('| query | local AppSync, ms of CPU | Yoga | ratio | goal |');
  console.log('|---|--:|--:|--:|--:|');
  for (const { name, query, goal } of queries) {
    const answers = [await send(local, query, WARM_UP), await send(yoga, query, WARM_UP)];
    if (answers[0] !== answers[1])
      throw new Error(`The answers differ: ${answers.map((one) => one.slice(0, 300)).join('\n')}`);
    const costs: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const [index, server] of [local, yoga].entries()) {
        const before = await server.spent();
        await send(server, query, REQUESTS);
        costs[index]?.push(((await server.spent()) - before) / REQUESTS);
      }
    const ratios = costs[0].map((cost, round) => cost / (costs[1][round] ?? 1));
    const cells = [
      median(costs[0]).toFixed(2),
      median(costs[1]).toFixed(2),
      median(ratios).toFixed(2),
      `≤ ${goal}`,
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  local.stop();
  yoga.stop();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
