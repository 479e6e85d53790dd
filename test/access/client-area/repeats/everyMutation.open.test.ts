import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { given } from '../../../support/given';
import { rates } from '../../../support/rates';
import { readSchema } from '../../../support/readSchema';
import { adminDeeds } from '../log/adminDeeds';
import { OpenArea } from '../OpenArea';
import { doDeeds, type Send } from '../traces/doDeeds';
import { everythingDone } from '../traces/everythingDone';
import { countStored } from './countStored';
import { differing } from './differing';
import { repeating } from './repeating';
import { withToken } from './withToken';

const area = new OpenArea();
// Everything that people can do, three times.
jest.setTimeout(1_800_000);
beforeAll(() => area.start());
afterAll(() => area.stop());

const mutations = Object.keys(readSchema().getMutationType()?.getFields() ?? {});

/** Does everything that people and an administrator can do, with new people. */
async function doEverything(boss: Person, send: Send): Promise<void> {
  await everythingDone(area.admin, send);
  const [other, newcomer] = [await given.aTalent(), await given.aNewcomer()];
  const people = new Map(Object.entries({ self: boss, other, admin: area.admin }));
  const names = new Map([...people].map(([name, { sub }]) => [name, sub]));
  names.set('newcomer', newcomer.sub);
  await doDeeds(adminDeeds, { people, names, records: new Map() }, send);
  await rates.forget([area.admin.sub, boss.sub]);
}

test('whoever sends a mutation again, because its answer was lost, gets the same answer, and nothing is there twice', async () => {
  const { send, called, wrong } = repeating();
  // Each further administrator would be told, too.
  const boss = await given.anAdministrator();
  const before = await countStored();
  await doEverything(boss, (document, as) => query(withToken(document) as typeof document, {}, as));
  const once = await countStored();
  await doEverything(boss, send);
  const twice = await countStored();
  expect(wrong).toEqual([]);
  const of = (counts: ReadonlyMap<string, number>, kind: string) => counts.get(kind) ?? 0;
  const more = [...twice.keys()].flatMap((kind) => {
    const [expected, got] = [of(once, kind) - of(before, kind), of(twice, kind) - of(once, kind)];
    const isDeclared = differing.some(({ again = [] }) => again.includes(kind));
    return expected === got || isDeclared ? [] : [`${kind}: ${got} instead of ${expected}`];
  });
  expect(more).toEqual([]);
  const unknown = mutations.filter(
    (name) => !called.has(name) && !differing.some((declared) => declared.mutations.test(name)),
  );
  expect(
    unknown.map(
      (name) =>
        `${name}: call it in traces/talentDeeds, traces/memberDeeds or log/adminDeeds, or say in repeats/differing why a repetition differs`,
    ),
  ).toEqual([]);
});

test('each declared difference is about a mutation', () => {
  const stale = differing.filter((declared) => !mutations.some((name) => declared.mutations.test(name)));
  expect(stale.map(({ why }) => why)).toEqual([]);
});
