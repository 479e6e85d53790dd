import fc from 'fast-check';
import { evaluate, type PartialContext } from '@enishi/local-cloud/appsync';
import { buildJobPosting } from '../../lambdas/render-page/heads/buildJobPosting';
import { userCard } from '../../lambdas/index-search/documents/userCard';
import { japanDay } from '../../model/japanDay';
import { ageBand } from '../../model/snapshots/ageBand';
import { bundleStep } from '../support/resolver/bundleStep';

const env = {
  TalentTable: 'T',
  CatalogTable: 'C',
  InsightTable: 'I',
  publishingRole: '',
  clientArea: 'closed',
};
/** Half past midnight, half past eight and nine in Japan: until nine o'clock, UTC is a day behind. */
const mornings = ['2027-03-01T15:30:00.000Z', '2027-03-01T23:30:00.000Z', '2027-03-02T00:00:00.000Z'];

afterEach(() => jest.useRealTimers());
const setTime = (at: string) =>
  jest.useFakeTimers({ now: Date.parse(at), doNotFake: ['nextTick', 'setImmediate'] });

test('a day begins at midnight in Japan, for any time and in every form', () => {
  expect(mornings.map(japanDay)).toEqual(['2027-03-02', '2027-03-02', '2027-03-02']);
  expect(japanDay('2027-03-01T14:59:59.999Z')).toBe('2027-03-01');
  const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });
  const range = { min: Date.parse('1970-01-02'), max: Date.parse('2100-01-01') };
  fc.assert(
    fc.property(fc.integer(range), (at) => {
      const day = tokyo.format(at);
      expect([japanDay(at), japanDay(new Date(at)), japanDay(new Date(at).toISOString())]).toEqual([
        day,
        day,
        day,
      ]);
    }),
  );
});

describe.each(mornings)('at %s', (at) => {
  beforeEach(() => setTime(at));

  test('who has the fifteenth birthday today may register, who has it tomorrow may not', async () => {
    const code = await bundleStep('resolvers/user/createUser.ts#write');
    const register = (birthDate: string) => {
      const names = { lastName: '結城', firstName: '結', lastNameKana: 'ユウキ', firstNameKana: 'ユイ' };
      const input = { sub: 'talent', displayName: 'ゆいこ', birthDate, ...names };
      const ctx: PartialContext = {
        ...{ identity: { sub: 'talent', groups: null, claims: {} }, env, stash: {}, prev: { result: null } },
        arguments: { input: { ...input, isAgreedTerms: true, isConfirmedServiceGuide: true } },
      };
      return evaluate(code, 'request', ctx).error?.errorInfo as { rule?: string } | undefined;
    };
    expect(register('2012-03-02')?.rule).not.toBe('fifteenYearsAgo');
    expect(register('2012-03-03')?.rule).toBe('fifteenYearsAgo');
  });

  test('who has the thirtieth birthday today is in the thirties', () => {
    expect(ageBand('1997-03-02', japanDay(Date.now()))).toBe('AGE_30S');
    const user = { pk: 's', sk: 'User', __typename: 'User', birthDate: '1997-03-02' };
    expect(userCard({ user, profile: [] } as never, 'admin').ageBand).toBe('AGE_30S');
  });

  test('a job that is published now was posted today', () => {
    const job = { id: 'j', title: '経理', publishedAt: at };
    expect(buildJobPosting(job as never, 'https://enishi.example.com').datePosted).toBe('2027-03-02');
  });

  test('an entry of the audit log belongs to today', async () => {
    const code = await bundleStep('resolvers/admin/listAuditEntries.ts#rows');
    const ask = (values: object) =>
      JSON.stringify(
        evaluate(code, 'request', {
          ...{ identity: { sub: 'admin', groups: ['admin'] }, env, stash: {}, prev: { result: null } },
          arguments: { date: '2027-03-02', ...values },
        }).value,
      );
    const [from, to] = ['2027-03-01T15:00:00.000Z', '2027-03-02T14:59:59.999Z'];
    for (const who of [{}, { actor: 'a' }, { subject: 's' }, { actor: 'a', subject: 's' }]) {
      expect(ask(who)).toContain(from);
      expect(ask(who)).toContain(to);
    }
    expect(from <= at && at <= to).toBe(true);
    const days = ask({ until: '2027-03-04', action: 'readContact' });
    expect(days).toContain(from);
    expect(days).toContain('2027-03-04T14:59:59.999Z');
    expect(days).toContain('readContact');
  });
});
