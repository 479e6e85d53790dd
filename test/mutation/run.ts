import { join } from 'node:path';
import { allMutants } from './allMutants';
import { excusedMutants } from './excusedMutants';
import { MutantBuilder } from './MutantBuilder';
import { MutationRun } from './MutationRun';
import { staleExcuses } from './staleExcuses';
import { startHarness } from './startHarness';

const root = join(__dirname, '..', '..');
const wanted = process.argv.slice(2);

/**
 * `npm run prove mutation` removes each guard in the resolvers and the model in turn, and prints whether a cell of
 * the access matrix fails. Arguments select guards by a part of their name, such as a file.
 */
async function main(): Promise<number> {
  const all = allMutants(root);
  const stale = staleExcuses(all, excusedMutants);
  if (stale.length > 0) throw new Error(stale.join('\n'));
  const mutants = all.filter(
    ({ name }) =>
      !(name in excusedMutants) && (wanted.length === 0 || wanted.some((part) => name.includes(part))),
  );
  const harness = await startHarness(root);
  process.env.ENISHI_URL = harness.origin;
  const builder = await MutantBuilder.open(root);
  try {
    const run = await MutationRun.open(harness, builder);
    const before = await run.testOriginal();
    if (before) throw new Error(`The matrix fails with every guard in place: ${before}`);
    const counted = { killed: 0, survived: 0, unread: 0 };
    for (const mutant of mutants) {
      const since = Date.now();
      const { failure, isRead } = await run.test(mutant);
      const seconds = ((Date.now() - since) / 1000).toFixed(1);
      const isUnread = mutant.entity && !isRead;
      if (failure) counted.killed += 1;
      else if (isUnread) counted.unread += 1;
      else counted.survived += 1;
      const outcome = failure ? 'killed  ' : isUnread ? 'unread  ' : 'SURVIVED';
      console.log(`${outcome} ${mutant.name} (${seconds} s)${failure ? `\n         ${failure}` : ''}`);
    }
    const after = await run.testOriginal();
    if (after) throw new Error(`The matrix fails with every guard in place again: ${after}`);
    for (const [name, reason] of Object.entries(excusedMutants)) console.log(`excused  ${name}: ${reason}`);
    const { killed, survived, unread } = counted;
    console.log(`killed ${killed} of ${killed + survived} mutants; ${unread} rules are read by no resolver`);
    return survived === 0 ? 0 : 1;
  } finally {
    builder.close();
    await harness.stop();
  }
}

main()
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
