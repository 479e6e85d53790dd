/**
 * `npm run faults -- kills [--rounds 100] [--seed 1]` runs a copy of its own under parallel writers, kills a part of it
 * with `kill -9` at random moments of a seed, starts it again, and in the end asks whether every acknowledged write is
 * there, whether anything is half done, and whether every derived value equals its source, or does after
 * `npm run verify -- --repair`.
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
