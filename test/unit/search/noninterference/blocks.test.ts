import fc from 'fast-check';
import { loadDictionary } from '@enishi/local-cloud/search';
import { userClientDocument } from '../../../../lambdas/index-search/documents/userClientDocument';
import type { PersonItems } from '../../../../lambdas/index-search/TableReader';
import { type Asker, askers } from './askers';
import { Database } from './Database';
import { Definitions } from './Definitions';
import { personPair } from './personPair';

/** Each run of the gate draws these; `BLOCKS=1000` draws a thousand. */
const PAIRS = Number(process.env.BLOCKS ?? 60);
const FIRST = Number(process.env.SEED ?? 1) * 77;
const DRAWN = 20;
/** How many of the searches each pair of worlds is asked. */
const SEARCHES = 3;

let definitions: Definitions;
let member: Asker;

const withState = (person: PersonItems, state: object): PersonItems => {
  const user = { ...person.user, ...state };
  return { ...person, user, profile: person.profile.map((row) => (row === person.user ? user : row)) };
};

/** One talent who is open to everybody, and one who blocks the organization, is private, or is not there. */
const worlds = fc.tuple(personPair('p-1'), personPair('p-2'), personPair('p-3')).map(([one, other, last]) => {
  const open = [one[0], other[0]];
  return {
    open,
    blocked: [...open, withState(last[0], { hiddenFrom: ['another', 'org-own'] })],
    secret: [...open, withState(last[0], { isPrivate: true })],
    shown: [...open, withState(last[0], { hiddenFrom: ['another'] })],
  };
});
const drawn = (batch: number) => fc.sample(worlds, { seed: FIRST + batch, numRuns: DRAWN });
const databaseOf = (people: PersonItems[]) =>
  new Database(definitions, [['users-client', people.map(userClientDocument)]]);

beforeAll(async () => {
  definitions = new Definitions(await loadDictionary());
  const documents = drawn(0)
    .flatMap(({ shown }) => shown.map(userClientDocument))
    .filter((document) => document !== undefined);
  const all = await askers({ 'users-client': documents }, 60);
  const found = all.find(
    ({ who, asked }) => who === 'member' && asked[0]?.request.path.includes('users-client'),
  );
  if (!found) throw new Error('No member searches talents');
  member = found;
});

/** Returns what a member of the organization gets: the page with totals, facets and highlights, or the error. */
function answer(people: PersonItems[], round: number): string {
  const asked = member.asked[round % member.asked.length];
  if (!asked) throw new Error('There is no search');
  const { path, body } = asked.request;
  const { value, error } = member.page(asked, databaseOf(people).answer(path, body));
  return JSON.stringify([value, error]);
}

test(`${PAIRS} pairs of worlds: members of an organization get the same answers whether a talent blocks it or has a private profile`, () => {
  let differing = 0;
  let found = 0;
  for (let batch = 0; batch < PAIRS / DRAWN; batch += 1)
    for (const [index, { open, blocked, secret, shown }] of drawn(batch).entries())
      for (let search = 0; search < SEARCHES; search += 1) {
        const round = (batch * DRAWN + index) * SEARCHES + search;
        const got = answer(blocked, round);
        if (got !== answer(secret, round) || got !== answer(open, round)) differing += 1;
        if (got !== answer(shown, round)) found += 1;
      }
  process.stdout.write(
    `blocks: ${PAIRS} pairs of worlds, ${differing} answers differ; without the block ${found} would\n`,
  );
  expect(differing).toBe(0);
  // Searches that would find the talent: without them the pairs would show nothing.
  expect(found).toBeGreaterThan(PAIRS / 4);
});
