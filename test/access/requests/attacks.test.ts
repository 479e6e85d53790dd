import type { Person } from '../../support/api/Person';
import { readConfig } from '../../support/api/readConfig';
import { query } from '../../support/api/query';
import { given } from '../../support/given';

/** Tests that the API refuses requests that are made only to cause load. */
let talent: Person;

beforeAll(async () => {
  talent = await given.aTalent();
});

const nested = (times: number): string =>
  times === 0 ? 'sub' : `applies { items { user { ${nested(times - 1)} } } }`;

test('a query deeper than the limit is refused before anything is read', async () => {
  const text = `query ($sub: ID!) { getUser(sub: $sub) { ${nested(6)} } }`;
  const { data, errors, calls } = await query(text, { sub: talent.sub }, talent);
  expect(data).toBeNull();
  expect(errors[0]?.message).toMatch(/depth/i);
  expect(calls || 0).toBe(0);
});

test('a request with more aliases than the resolver limit is not answered completely', async () => {
  const fields = Array.from({ length: 1100 }, (_, index) => `a${index}: getPrefacture(id: "none") { id }`);
  const { errors } = await query(`{ ${fields.join(' ')} }`, {}, 'guest');
  expect(errors.map(({ errorType }) => errorType)).toContain('ResolverCountLimitExceeded');
});

test('fragments that contain each other are refused', async () => {
  const text = `{ listJobs { items { ...A } } } fragment A on Job { ...B } fragment B on Job { ...A }`;
  const { data, errors } = await query(text, {}, 'guest');
  expect(data).toBeNull();
  expect(errors).not.toEqual([]);
});

test('several operations in one request are refused', async () => {
  const { graphqlEndpoint } = await readConfig();
  const body = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
  const headers = { 'content-type': 'application/json', authorization: talent.token };
  const response = await fetch(graphqlEndpoint, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});

test('a request larger than a megabyte is refused', async () => {
  const { graphqlEndpoint } = await readConfig();
  const body = JSON.stringify({ query: '{ __typename }', variables: { padding: 'x'.repeat(1_100_000) } });
  const headers = { 'content-type': 'application/json', authorization: talent.token };
  const response = await fetch(graphqlEndpoint, { method: 'POST', headers, body });
  expect(response.status).toBeGreaterThanOrEqual(400);
  // The same connection serves the next request.
  for (let next = 0; next < 5; next += 1)
    expect((await query('{ __typename }', {}, talent)).errors).toEqual([]);
});
