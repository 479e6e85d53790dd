import { bundleStep } from '../../support/resolver/bundleStep';
import { admin, guest, talent } from '../../support/resolver/SearchResolver';
import { evaluate } from '@enishi/local-cloud/appsync';

const page = { items: [], total: 0, nearTotal: 0, match: 'EXACT', nextToken: null };

/**
 * Returns the resolver context of a final search (`settled`: the person has finished typing) that found
 * nothing.
 */
const ctx = (keyword: object, identity: object = talent, more: object = {}, result: object = page) => ({
  arguments: { filter: { keyword }, settled: true, ...more },
  identity,
  env: {},
  prev: { result },
});

describe('a search without result', () => {
  let count: string;
  beforeAll(async () => {
    count = await bundleStep('resolvers/search/searchOpenJobs.ts#countEmptySearch');
  });

  const asked = (...args: Parameters<typeof ctx>) => evaluate(count, 'request', ctx(...args));

  test('is handed to the function, which nobody waits for', () => {
    for (const keyword of [{ match: ' 琺瑯細工 ' }, { matchPhrase: '琺瑯細工' }])
      expect(asked(keyword).value).toEqual({
        operation: 'Invoke',
        invocationType: 'Event',
        payload: { caller: 'talent-1', text: '琺瑯細工' },
      });
  });

  test('is one with near jobs too, but not one with beginnings of words', () => {
    const near = { ...page, nearTotal: 3, match: 'NEAR' };
    expect(asked({ match: 'a' }, talent, {}, near).earlyReturn).toBeNull();
    expect(asked({ match: 'a' }, talent, {}, { ...near, match: 'PREFIX' }).earlyReturn).not.toBeNull();
  });

  test('is not counted while somebody types, on further pages, or without a text', () => {
    for (const more of [{ settled: false }, { from: 20 }, { nextToken: 'abcd' }])
      expect(asked({ match: 'a' }, talent, more).earlyReturn).not.toBeNull();
    for (const keyword of [{}, { match: null }, { match: '　' }])
      expect(asked(keyword).earlyReturn).not.toBeNull();
  });

  const callerOf = (identity: object) =>
    (asked({ match: 'a' }, identity).value as { payload: { caller: string } }).payload.caller;

  test('counts guests by the connection’s IP, whatever identity or header they bring', () => {
    const from = (id: string, ...sourceIp: string[]) =>
      callerOf({ ...guest, cognitoIdentityId: id, sourceIp });
    expect(from('one', '192.0.2.1')).toBe(from('two', '10.0.0.1', '192.0.2.1'));
    expect(from('one', '192.0.2.1')).not.toBe(from('one', '192.0.2.2'));
  });

  test('answers although it could not be counted', () => {
    const error = { type: 'Lambda:Unhandled', message: '' };
    expect(evaluate(count, 'response', { ...ctx({ match: 'a' }), error })).toMatchObject({
      value: page,
      error: null,
    });
  });
});

describe('listSearchesInVain', () => {
  let list: string;
  beforeAll(async () => {
    list = await bundleStep('resolvers/insight/listSearchesInVain.ts#');
  });

  test('reads thirty days, however late DynamoDB deletes what has expired', () => {
    const { value } = evaluate(list, 'request', { arguments: {}, identity: admin, env: {} });
    const { expressionValues } = (value as { query: { expressionValues: object } }).query;
    const [day = ''] = /\d{4}-\d\d-\d\d/.exec(JSON.stringify(expressionValues)) ?? [];
    const age = (Date.now() - Date.parse(`${day}T00:00:00+09:00`)) / 86_400_000;
    expect(age).toBeGreaterThanOrEqual(30);
    expect(age).toBeLessThan(31);
  });

  test('adds up the days of a term, the most wanted first, at most as many as asked for', () => {
    const items = [
      { term: 'b', people: 6, day: '2026-05-10' },
      { term: 'a', people: 7, day: '2026-05-10' },
      { term: 'b', people: 5, day: '2026-05-09' },
      { term: 'c', people: 5, day: '2026-05-09' },
    ];
    const stash = { size: 2 };
    const answer = evaluate(list, 'response', {
      arguments: {},
      identity: admin,
      env: {},
      result: { items },
      stash,
    });
    expect(answer.value).toMatchObject([
      { term: 'b', people: 11, lastDay: '2026-05-10' },
      { term: 'a', people: 7, lastDay: '2026-05-10' },
    ]);
  });

  const answered = (items: object[], nextToken: string | null) =>
    evaluate(list, 'response', {
      arguments: {},
      identity: admin,
      env: {},
      result: { items, nextToken },
      stash: { size: 10 },
    }).value;

  test('counts whole days only, and says from which on, if one call does not read all rows', () => {
    const days = [
      { term: 'a', people: 7, day: '2026-05-10' },
      { term: 'a', people: 5, day: '2026-05-09' },
      { term: 'a', people: 9, day: '2026-05-08' },
    ];
    expect(answered(days, null)).toMatchObject([{ term: 'a', people: 21, countedFrom: null }]);
    expect(answered(days, 'more')).toMatchObject([{ term: 'a', people: 12, countedFrom: '2026-05-09' }]);
    expect(answered(days.slice(0, 1), 'more')).toMatchObject([{ people: 7, countedFrom: '2026-05-10' }]);
    expect(answered([], null)).toEqual([]);
  });
});
