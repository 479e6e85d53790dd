import { join } from 'node:path';
import { accessMutants } from './accessMutants';
import { equivalents } from './equivalents';
import { Hunt } from './Hunt';
import { refusalMutants } from './refusalMutants';
import { ruleMutants } from './ruleMutants';
import { startHarness } from './startHarness';
import { Workshop } from './Workshop';

const root = join(__dirname, '..', '..');
const wanted = process.argv.slice(2);

/** Switches every guard off in turn and tells which the access matrix notices. Arguments pick guards by parts of their names. */
async function main(): Promise<number> {
  const all = [...accessMutants(root), ...refusalMutants(root), ...ruleMutants(root)];
  const stale = Object.keys(equivalents).filter((name) => !all.some((mutant) => mutant.name === name));
  if (stale.length > 0) throw new Error(`No guard is called so: ${stale.join('; ')}`);
  const mutants = all.filter(
    ({ name }) =>
      !(name in equivalents) && (wanted.length === 0 || wanted.some((part) => name.includes(part))),
  );
  const harness = await startHarness(root);
  process.env.ENISHI_URL = harness.origin;
  const workshop = await Workshop.open(root);
  try {
    const hunt = await Hunt.open(harness, workshop);
    const already = await hunt.beforehand();
    if (already) throw new Error(`The matrix is red with every guard on: ${already}`);
    const counted = { killed: 0, survived: 0, unread: 0 };
    for (const mutant of mutants) {
      const since = Date.now();
      const { red, isRead } = await hunt.verdictOn(mutant);
      const seconds = ((Date.now() - since) / 1000).toFixed(1);
      if (red) counted.killed += 1;
      else if (mutant.entity && !isRead) counted.unread += 1;
      else counted.survived += 1;
      const rest = mutant.entity && !isRead ? 'unread  ' : 'SURVIVED';
      console.log(
        `${red ? 'killed  ' : rest} ${mutant.name} (${seconds} s)${red ? `\n         ${red}` : ''}`,
      );
    }
    const after = await hunt.beforehand();
    if (after) throw new Error(`The matrix is red with every guard on again: ${after}`);
    for (const [name, reason] of Object.entries(equivalents)) console.log(`no guard ${name}: ${reason}`);
    const { killed, survived, unread } = counted;
    console.log(`killed ${killed} of ${killed + survived} guards; ${unread} rules are read by no resolver`);
    return survived === 0 ? 0 : 1;
  } finally {
    workshop.close();
    await harness.stop();
  }
}

main()
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
