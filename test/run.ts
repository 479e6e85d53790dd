/**
 * `npm test` runs every `test:*` script of package.json, `npm test -- unit access` only the named ones. The
 * result of a step is printed when the step ends; if it failed, its log is printed as well. At the end, a line `N passed, N failed` is printed.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inLanes } from './runner/inLanes';
import type { Outcome } from './runner/Outcome';
import { runStep } from './runner/runStep';
import { selectSteps } from './runner/selectSteps';
import { bundledChromium } from './support/browser/bundledChromium';

const root = join(__dirname, '..');
const logs = join(root, '.local', 'test', 'logs');

function report({ step, passed, failed, seconds, log }: Outcome) {
  const counts = `${passed} passed, ${failed} failed`;
  console.log(
    `${failed ? 'FAIL' : 'ok  '}  ${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`,
  );
  if (failed) console.log(log.trimEnd().replace(/^/gm, '      | '));
}

async function main() {
  process.chdir(root);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = selectSteps(scripts, process.argv.slice(2));
  // Types, lint, web tests and browser tests all read the generated documents.
  const prepared = await runStep({ name: 'codegen', command: scripts.codegen }, logs);
  if (prepared.failed) report(prepared);
  await bundledChromium();
  const outcomes = await inLanes(
    // Two more than the number of cores: suites with a stack and a browser spend much of their time waiting for them.
    Math.min(availableParallelism() + 2, 4),
    steps.map((step) => async () => {
      const outcome = await runStep(step, logs);
      report(outcome);
      return outcome;
    }),
  );
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, prepared.failed);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
