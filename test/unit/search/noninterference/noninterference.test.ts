import fc from 'fast-check';
import type { SearchDocument } from '../../../../lambdas/index-search/Action';
import { loadDictionary } from '@enishi/local-cloud/search';
import { type Asked, type Asker, askers } from './askers';
import { Database } from './Database';
import { Definitions } from './Definitions';
import { documentsOf } from './documentsOf';
import { suggestAsker } from './suggestAsker';
import { tablePairs } from './tablePairs';
import type { Tables } from './Tables';

/** Each batch has a seed of its own. */
const FIRST = Number(process.env.SEED ?? 1) * 1000;
const PAIRS = Number(process.env.SECRETS ?? 40);
/**
 * Which of the pairs of data sets with equal search documents are searched: one in `SAMPLE`. The answers for
 * such a pair must be equal, so these searches only check that records are found.
 */
const SAMPLE = 5;

/**
 * The number of pairs of data sets that are generated at a time. Generating them when they are needed costs
 * less than keeping all of them in memory.
 */
const DRAWN = 20;
const drawn = (batch: number) => fc.sample(tablePairs, { seed: FIRST + batch, numRuns: DRAWN });
let definitions: Definitions;
let all: Asker[];

beforeAll(async () => {
  definitions = new Definitions(await loadDictionary());
  const known: Record<string, SearchDocument[]> = {};
  for (const tables of drawn(0).slice(0, 4).flat())
    for (const [index, documents] of documentsOf(tables))
      (known[index] ??= []).push(...documents.filter((document) => document !== undefined));
  all = [...(await askers(known, 60)), await suggestAsker()];
});

type Page = { items: unknown[]; nextToken: string | null; highlights?: unknown[] };

/**
 * Sends a search to two databases with different hidden data. Returns the page of the first database, and
 * whether both give the same answer.
 */
function ask(asker: Asker, asked: Asked, [one, other]: [Database, Database]) {
  const { path, body } = asked.request;
  const answer = one.answer(path, body);
  const { value, error } = asker.page(asked, answer);
  const page = value as Page | null;
  if (one.isSame(path, other)) return { page, isEqual: true, isCompared: false };
  const beside = other.answer(path, body);
  if (JSON.stringify(answer) === JSON.stringify(beside)) return { page, isEqual: true, isCompared: true };
  const second = asker.page(asked, beside);
  const isEqual = JSON.stringify([value, error]) === JSON.stringify([second.value, second.error]);
  return { page, isEqual, isCompared: true };
}

/**
 * Runs one search of every caller, and the search for its next page, on both data sets of a pair. Returns the
 * searches whose answers differ.
 */
function differences(pair: [Tables, Tables], round: number, seen: Map<string, number>): string[] {
  const [one, other] = pair;
  const left = new Database(definitions, documentsOf(one));
  const right = new Database(definitions, documentsOf(other));
  const found: string[] = [];
  const count = (what: string, times: number) => seen.set(what, (seen.get(what) ?? 0) + times);
  for (const asker of all) {
    let asked = asker.asked[round % asker.asked.length];
    if (round % SAMPLE > 0 && asked && left.isSame(asked.request.path, right)) continue;
    for (let pages = 0; pages < 2 && asked; pages++) {
      const { page, isEqual, isCompared } = ask(asker, asked, [left, right]);
      if (!isEqual) found.push(`${asker.who} ${round}: ${JSON.stringify(asked.args)}`);
      count('answers', 1);
      count('of differing documents', isCompared ? 1 : 0);
      count(asker.who === 'suggestions' ? 'suggestions' : 'items', page?.items.length ?? 0);
      count('highlights', page?.highlights?.length ?? 0);
      count('cursors', page?.nextToken ? 1 : 0);
      const { nextToken } = page ?? {};
      asked = nextToken ? asker.ask({ ...asked.args, from: undefined, nextToken }) : undefined;
    }
  }
  return found;
}

test(`${PAIRS} pairs of tables that differ only in data that the caller may not read give identical answers`, () => {
  const seen = new Map<string, number>();
  const found = Array.from({ length: PAIRS / DRAWN }, (_, batch) =>
    drawn(batch).map((pair, index) => differences(pair, batch * DRAWN + index, seen)),
  ).flat();
  const alike = found.filter(({ length }) => length === 0).length;
  const totals = [...seen].map(([what, times]) => `${times} ${what}`).join(', ');
  process.stdout.write(`search, noninterference: ${alike} of ${PAIRS} pairs alike; ${totals}\n`);
  expect(found.flat().slice(0, 5)).toEqual([]);
  for (const what of ['of differing documents', 'items', 'suggestions', 'highlights', 'cursors'])
    expect(seen.get(what)).toBeGreaterThan(PAIRS / 10);
});

test('a difference in readable data is detected: a pair with different titles gives different answers', () => {
  const found = [0, 1, 2].flatMap(drawn).flatMap(([one, other], round) => {
    const jobs = other.jobs.map((items) => ({ ...items, job: { ...items.job, title: '違う題名' } }));
    return differences([one, { ...other, jobs }], round, new Map());
  });
  expect(found.length).toBeGreaterThan(20);
});
