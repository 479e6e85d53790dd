/**
 * `npm run prove repeat` runs each suite with a stack or a browser six times alone, two of them beside a load of eight
 * busy processes. `-- --suites access,journeys` names suites, `-- --suites all` runs the whole of `npm test`, and
 * `-- --times 5` changes the number of runs.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const LOAD = 8;
const { values } = parseArgs({
  options: {
    suites: { type: 'string', default: 'engine,search,conformance,contract,access,journeys' },
    times: { type: 'string', default: '6' },
  },
});

const times = Number(values.times);
/** The last third of the runs. */
const besideLoad = Math.floor(times / 3);

const startLoad = (): ChildProcess[] =>
  Array.from({ length: LOAD }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));

let failures = 0;
let runs = 0;
for (const suite of values.suites.split(',')) {
  for (let time = 1; time <= times; time += 1) {
    const isBeside = time > times - besideLoad;
    const load = isBeside ? startLoad() : [];
    const started = Date.now();
    const { status, stdout } = spawnSync('npm', ['test', ...(suite === 'all' ? [] : ['--', suite])], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    for (const process of load) process.kill();
    runs += 1;
    if (status !== 0) failures += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${suite} ${time}${isBeside ? ' beside a load' : ''}: ${stdout.trim().split('\n').at(-1)}, ${seconds} s`,
    );
    if (status !== 0) console.log(stdout);
  }
}
console.log(`${runs} runs, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;
