import { join } from 'node:path';
import { makeFixture } from '../access/matrix/support/makeFixture';
import { accessMutants } from './accessMutants';
import { refusalMutants } from './refusalMutants';
import { ruleMutants } from './ruleMutants';
import { startHarness } from './startHarness';
import { turnsRed } from './turnsRed';
import { Workshop } from './Workshop';

const root = join(__dirname, '..', '..');
const [wanted = ''] = process.argv.slice(2);

/** Switches every guard off in turn and tells which the access matrix notices. An argument picks guards by name. */
async function main(): Promise<number> {
  const harness = await startHarness(root);
  process.env.ENISHI_URL = harness.origin;
  const workshop = await Workshop.open(root);
  try {
    await harness.use(new Map());
    const reading = await makeFixture();
    const green = await turnsRed(() => true, reading, makeFixture);
    if (green) throw new Error(`The matrix is red with every guard on: ${green}`);
    const all = [...accessMutants(root), ...refusalMutants(root), ...ruleMutants(root)];
    const mutants = all.filter(({ name }) => name.includes(wanted));
    const survivors: string[] = [];
    for (const mutant of mutants) {
      const { codes, coordinates } = await workshop.make(mutant);
      const names = new Set([...coordinates].map((coordinate) => coordinate.split('.')[1]));
      await harness.use(codes);
      const red =
        codes.size > 0 ? await turnsRed((name) => names.has(name), reading, makeFixture) : undefined;
      await harness.use(new Map());
      if (!red) survivors.push(mutant.name);
      console.log(red ? `killed   ${mutant.name}\n         ${red}` : `SURVIVED ${mutant.name}`);
    }
    console.log(`killed ${mutants.length - survivors.length} of ${mutants.length} guards`);
    return survivors.length === 0 ? 0 : 1;
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
