/**
 * `npm run prove kills -- [--rounds 100] [--seed 1]` runs a separate stack with parallel writers, kills a
 * part of it with `kill -9` at random moments derived from the seed, and restarts it. At the end it checks
 * three things: every acknowledged write is stored, no write is incomplete, and every derived value equals
 * its source (at the latest after `npm run verify -- --repair`).
 */
import { parseArgs } from 'node:util';
import { KillRun } from '../support/kills/KillRun';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const began = performance.now();
  const result = await new KillRun(Number(values.seed)).of(Number(values.rounds));
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `${result.rounds} rounds in ${minutes} min (${result.kills}): ${result.acknowledged} acknowledged writes, ` +
      `${result.lost.length} lost, ${result.halfDone.length} half done; ` +
      `${result.before} differences, ${result.after} after the repair`,
  );
  for (const line of [...result.lost, ...result.halfDone].slice(0, 20)) console.log(line);
  const isWhole = result.lost.length + result.halfDone.length + result.after === 0;
  process.exitCode = isWhole ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
