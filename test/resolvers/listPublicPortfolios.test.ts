import { bundleStep } from '../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';

const identity = {
  userArn: 'arn:aws:sts::1:assumed-role/guest/a',
  cognitoIdentityAuthType: 'unauthenticated',
};
const env = { CatalogTable: 'Catalog', TalentTable: 'Talent', publishingRole: '' };
const rows = ['open', 'hidden', 'erased'].map((id) => ({ pk: 'PortfolioPath', sk: `path-of-${id}`, id }));
const updatedAt = '2026-03-01T00:00:00.000Z';
const users = [
  { sub: 'hidden', isPrivate: true, updatedAt },
  null,
  { sub: 'open', name: '縁 結子', updatedAt },
];

describe('listPublicPortfolios', () => {
  let reservations: string;
  let talents: string;
  beforeAll(async () => {
    reservations = await bundleStep('resolvers/user/listPublicPortfolios.ts#reservations');
    talents = await bundleStep('resolvers/user/listPublicPortfolios.ts#users');
  });

  test('queries the rows that reserve paths, and scans nothing', () => {
    const { value } = evaluate(reservations, 'request', { arguments: { limit: 3 }, identity, env });
    expect(value).toMatchObject({ operation: 'Query', limit: 3 });
  });

  test('ends without a read of talents when no path is reserved', () => {
    const result = { items: [], nextToken: null };
    const answer = evaluate(reservations, 'response', { arguments: {}, identity, env, result });
    expect(answer).toMatchObject({ value: { items: [], nextToken: null }, stash: { isEnded: true } });
  });

  test('reads the talents with one call, and leaves out who is private or gone, and every name', () => {
    const prev = { result: { items: rows, nextToken: 'next' } };
    const { value, stash } = evaluate(talents, 'request', { arguments: {}, identity, env, prev });
    expect(value).toMatchObject({ operation: 'BatchGetItem', tables: { Talent: { keys: [{}, {}, {}] } } });
    const result = { data: { Talent: users }, unprocessedKeys: {} };
    const answer = evaluate(talents, 'response', { arguments: {}, identity, env, prev, stash, result });
    expect(answer.value).toEqual({ items: [{ path: 'path-of-open', updatedAt }], nextToken: 'next' });
  });
});
