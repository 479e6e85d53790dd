import { bundleStep } from '../../support/resolver/bundleStep';
import { guest, talent } from '../../support/resolver/SearchResolver';
import { evaluate } from '@enishi/local-cloud/appsync';

type Update = {
  key: { pk: { S: string } };
  update: { expressionValues: Record<string, { SS?: string[]; N?: string }> };
};

const page = { items: [], total: 0, nearTotal: 0, match: 'EXACT', nextToken: null };

/**
 * Returns the resolver context of a final search (`settled`: the person has finished typing) that found
 * nothing.
 */
const ctx = (keyword: object, identity: object = talent, more: object = {}) => ({
  arguments: { filter: { keyword }, settled: true, ...more },
  identity,
  env: {},
  prev: { result: page },
});

describe('a search without result', () => {
  let once: string;
  let count: string;
  beforeAll(async () => {
    const bundle = (step: string) => bundleStep(`resolvers/search/Query.searchOpenJobs.${step}.ts`);
    [once, count] = await Promise.all([bundle('6.dedupeEmptySearch'), bundle('7.countEmptySearch')]);
  });

  const asked = (...args: Parameters<typeof ctx>) => {
    const { key, update } = evaluate(once, 'request', ctx(...args)).value as Update;
    return { row: key.pk.S, term: update.expressionValues[':terms']?.SS?.[0], update };
  };

  test('counts as the same term in other letter cases, spaces and operators', () => {
    const { term } = asked({ match: 'React 開発' });
    for (const same of [{ match: ' ＲＥＡＣＴ　開発 ' }, { matchPhrase: 'react  開発' }])
      expect(asked(same).term).toBe(term);
    expect(asked({ match: 'React 設計' }).term).not.toBe(term);
  });

  test('stores neither the caller nor the term, in a row that expires after two days', () => {
    const { update, row } = asked({ match: '琺瑯細工' });
    expect(JSON.stringify([row, update])).not.toMatch(/talent-1|琺瑯|\\u/);
    const end = Number(update.expressionValues[':end']?.N);
    expect(end - Date.now() / 1000).toBeLessThanOrEqual(2 * 86_400);
  });

  test('shares one row among all guests of an IP, even with different identities', () => {
    const from = (id: string, ip: string) =>
      asked({ match: 'a' }, { ...guest, cognitoIdentityId: id, sourceIp: [ip] }).row;
    expect(from('one', '192.0.2.1')).toBe(from('two', '192.0.2.1'));
    expect(from('one', '192.0.2.1')).not.toBe(from('one', '192.0.2.2'));
  });

  test('is counted by the connection’s IP, not by forged entries of x-forwarded-for', () => {
    const from = (...sourceIp: string[]) => asked({ match: 'a' }, { ...guest, sourceIp }).row;
    expect(from('10.0.0.1', '192.0.2.1')).toBe(from('10.0.0.2', '192.0.2.1'));
    expect(from('10.0.0.1', '192.0.2.1')).not.toBe(from('10.0.0.1', '192.0.2.2'));
  });

  test('is not counted again, nor beyond the daily maximum; the search still answers', () => {
    for (const type of ['DynamoDB:ConditionalCheckFailedException', 'DynamoDB:ThrottlingException']) {
      const error = { type, message: '' };
      const answer = evaluate(once, 'response', { ...ctx({ match: 'a' }), error });
      expect(answer).toMatchObject({ value: page, error: null });
      const next = evaluate(count, 'request', { ...ctx({ match: 'a' }), stash: answer.stash });
      expect(next).toMatchObject({ value: page, earlyReturn: { skipTo: null } });
    }
    const answer = evaluate(once, 'response', ctx({ match: 'a' }));
    const next = evaluate(count, 'request', { ...ctx({ match: 'a' }), stash: answer.stash });
    expect(next.value).toMatchObject({ key: { pk: { S: 'Counter#SEARCHES_WITHOUT_RESULT' } } });
  });
});
