import { guest, hits, SearchResolver } from '../../support/resolver/SearchResolver';

let jobs: SearchResolver;

beforeAll(async () => {
  jobs = await SearchResolver.of('search/searchOpenJobs');
});

/**
 * Returns a stub of the search engine. It gives the listed answers to its requests, one after the other, and
 * records the requests.
 */
function engine(...answers: object[]) {
  const bodies: Record<string, unknown>[] = [];
  const send = ({ body }: { body: Record<string, unknown> }) => {
    bodies.push(body);
    return Promise.resolve(answers[bodies.length - 1] ?? hits(0));
  };
  return { bodies, send };
}

const keyword = { keyword: { match: 'Java' } };

test('an answer with hits costs one request', async () => {
  const { send } = engine(hits(3, ['a', 3]));
  const { page, calls } = await jobs.page({ filter: keyword }, guest, send);
  expect({ calls, total: page.total, nearTotal: page.nearTotal, match: page.match }).toEqual({
    calls: 1,
    total: 3,
    nearTotal: 3,
    match: 'EXACT',
  });
});

test('beginnings of words are searched only when no job contains the words', async () => {
  const { send, bodies } = engine(hits(0), hits(2, ['a', 2]));
  const { page, calls } = await jobs.page({ filter: keyword }, guest, send);
  expect({ calls, total: page.total, nearTotal: page.nearTotal, match: page.match }).toEqual({
    calls: 2,
    total: 0,
    nearTotal: 2,
    match: 'PREFIX',
  });
  expect(JSON.stringify(bodies[0])).not.toContain('names.prefix');
  expect(JSON.stringify(bodies[1])).toContain('names.prefix');
});

test('near jobs are the last step, and the facets stay those of the first', async () => {
  const aggregates = [{ name: 'types', type: 'terms', field: 'workType' }];
  const counted = { ...hits(0), aggregations: { types: { own: { buckets: [] } } } };
  const { send, bodies } = engine(counted, hits(0), hits(7, ['a', 1]));
  const { page, calls } = await jobs.page({ filter: keyword, aggregates }, guest, send);
  expect({ calls, total: page.total, nearTotal: page.nearTotal, match: page.match }).toEqual({
    calls: 3,
    total: 0,
    nearTotal: 7,
    match: 'NEAR',
  });
  expect(bodies.map((body) => Object.keys(body.aggs as object))).toEqual([['types'], [], []]);
  expect(page).toHaveProperty('aggregateItems.0.result.buckets', []);
});

test('a text that nobody types has one step: each further one costs as much again', async () => {
  const long = { keyword: { match: 'え '.repeat(41) } };
  const { calls, page } = await jobs.page({ filter: long }, guest, engine(hits(0), hits(3, ['a', 1])).send);
  expect({ calls, nearTotal: page.nearTotal }).toEqual({ calls: 1, nearTotal: 0 });
  const short = { keyword: { match: 'え '.repeat(40) } };
  expect((await jobs.page({ filter: short }, guest, engine(hits(0), hits(3, ['a', 1])).send)).calls).toBe(2);
});

test('a search without a text has one step', async () => {
  const { send } = engine(hits(0));
  const { page, calls } = await jobs.page({ filter: { workType: { eq: 'INTERN' } } }, guest, send);
  expect({ calls, match: page.match }).toEqual({ calls: 1, match: 'EXACT' });
});

test('a further page continues the step of the first, and a cursor of another step is refused', async () => {
  const first = engine(hits(0), hits(0), hits(7, ['a', 1], ['b', 0.5]));
  const { page } = await jobs.page({ filter: keyword, limit: 1 }, guest, first.send);
  expect(page.nextToken).not.toBeNull();
  const second = engine(hits(7, ['b', 0.5]));
  const next = await jobs.page({ filter: keyword, limit: 1, nextToken: page.nextToken }, guest, second.send);
  expect({ calls: next.calls, match: next.page.match, total: next.page.total }).toEqual({
    calls: 1,
    match: 'NEAR',
    total: 0,
  });
  expect(second.bodies[0]).toMatchObject({ search_after: [1, 'a'] });
  const forged = { filter: keyword, sort: [{ field: 'title' }], nextToken: page.nextToken };
  await expect(jobs.page(forged, guest, second.send)).rejects.toThrow('nextToken');
});

test('every word must match, whatever alternatives each has', () => {
  const { body } = jobs.request({ filter: { keyword: { match: 'デザイナー C' } } });
  const text = JSON.stringify(body);
  expect(text).toContain('"names.ngram":"デザイナー"');
  expect(text).not.toContain('"names.ngram":"デザイナー c"');
});
