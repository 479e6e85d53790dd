import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';
import { records } from '../records';
import { graphql } from '../../support/graphql';

/**
 * Tests the table of refusals in docs/conventions.md case by case: the error that the caller gets, and that
 * nothing was stored.
 */
let talent: Person;
let other: Person;
let job: { id: string };
let historyId: string;

const applicationsOf = async (person: Person) => {
  const { data } = await query(documents.applies, { userID: person.sub }, person);
  return data?.listUserAppliesByUser.items.map(({ id }) => id);
};

/** What the people in these tests could have stored: their applications, and their profiles with their histories. */
const storedOf = (...people: Person[]) =>
  Promise.all(
    people.map(async (person) => {
      const { data, errors } = await query(documents.user, { sub: person.sub }, person);
      expect(errors).toEqual([]);
      return [await applicationsOf(person), data?.getUser];
    }),
  );

const refusal = async (document: Document, variables: object, as: Caller) => {
  const { status, errors } = await query(document, { ...variables }, as);
  return [status, errors[0]?.errorType];
};

beforeAll(async () => {
  [talent, other, job] = [await given.aTalent(), await given.aTalent(), await given.anOpenJob()];
  const input = { userID: talent.sub, organizationName: '株式会社みなと', description: 'はじめ' };
  const { data } = await query(documents.history, { input }, talent);
  historyId = data?.createWorkHistory?.id ?? '';
});

test('missing and invalid credentials get 401', async () => {
  const { status, errors } = await query(documents.applicants, {}, 'nobody');
  expect([status, errors[0]?.errorType]).toEqual([401, 'UnauthorizedException']);
  const forged = `${talent.token.split('.').slice(0, 2).join('.')}.AAAA`;
  expect(await refusal(documents.applicants, {}, { token: forged })).toEqual([401, 'UnauthorizedException']);
});

describe('an operation that this kind of caller may not call is Unauthorized', () => {
  const cases: [string, Document, () => object, () => Caller][] = [
    [
      'a guest applies',
      documents.apply,
      () => ({ input: { userID: talent.sub, openJobID: job.id } }),
      () => 'guest',
    ],
    [
      'a guest keeps',
      documents.keep,
      () => ({ input: { userID: talent.sub, openJobID: job.id } }),
      () => 'guest',
    ],
    ['a guest reads contact data', documents.contact, () => ({ sub: talent.sub }), () => 'guest'],
    ['a talent lists applicants', documents.applicants, () => ({}), () => talent],
    ['a talent adds to the catalogue', documents.skill, () => ({ input: { name: '偽' } }), () => talent],
    [
      'a talent feeds a subscription',
      documents.publish,
      () => ({ input: { id: 'x', conversationId: 'x', userId: other.sub, ...stamps } }),
      () => talent,
    ],
  ];
  const stamps = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', version: 1 };

  test.each(cases)('%s', async (_title, document, variables, as) => {
    expect(await refusal(document, variables(), as())).toEqual([200, 'Unauthorized']);
  });
});

describe('a create with another owner or a parent of others is Unauthorized, and nothing is stored', () => {
  const cases: [string, Document, () => object][] = [
    ['an application of another', documents.apply, () => ({ userID: other.sub, openJobID: job.id })],
    [
      'an application with a forged owner',
      documents.apply,
      () => ({ userID: talent.sub, owner: other.sub, openJobID: job.id }),
    ],
    [
      'an application to a job that is not there',
      documents.apply,
      () => ({ userID: talent.sub, openJobID: 'nothing' }),
    ],
    ['a keep of another', documents.keep, () => ({ userID: other.sub, openJobID: job.id })],
    [
      'a keep with a forged owner',
      documents.keep,
      () => ({ userID: talent.sub, owner: other.sub, openJobID: job.id }),
    ],
    ['a history of another', documents.history, () => ({ userID: other.sub })],
    ['a history with a forged owner', documents.history, () => ({ userID: talent.sub, owner: other.sub })],
    ['a registration of another', documents.register, () => ({ ...registration, sub: other.sub })],
    ['a registration with a forged owner', documents.register, () => ({ ...registration, owner: other.sub })],
    [
      'a registration with an administrator’s field',
      documents.register,
      () => ({ ...registration, isDebug: true }),
    ],
  ];
  const registration = {
    lastName: '偽',
    firstName: '名',
    lastNameKana: 'ニセ',
    firstNameKana: 'メイ',
    displayName: '偽',
    isAgreedTerms: true,
  };

  test.each(cases)('%s', async (_title, document, input) => {
    const before = await storedOf(talent, other);
    expect(await refusal(document, { input: input() }, talent)).toEqual([200, 'Unauthorized']);
    expect(await storedOf(talent, other)).toEqual(before);
  });
});

describe('an update or delete of a missing record, or one of others, is NotFound, and nothing changes', () => {
  const cases: [string, Document, () => object][] = [
    ['another’s profile', documents.update, () => ({ sub: talent.sub, displayName: '盗' })],
    ['a profile that is not there', documents.update, () => ({ sub: 'nobody', displayName: '盗' })],
    ['another’s history', documents.updateHistory, () => ({ id: historyId, description: '盗' })],
    [
      'a history that is not there',
      documents.updateHistory,
      () => ({ id: `${other.sub}.none`, description: '盗' }),
    ],
    ['another’s history, deleted', documents.deleteHistory, () => ({ id: historyId })],
    ['an id that is no id', documents.deleteHistory, () => ({ id: 'a#b' })],
    ['another’s visit', documents.visit, () => ({ sub: talent.sub })],
  ];

  test.each(cases)('%s', async (_title, document, input) => {
    const before = await storedOf(talent, other);
    expect(await refusal(document, { input: input() }, other)).toEqual([200, 'NotFound']);
    expect(await storedOf(talent, other)).toEqual(before);
  });
});

test('a value out of range is InvalidInput and names the field and the rule', async () => {
  const cases: [Document, object, string][] = [
    [documents.register, { lastName: '縁', firstName: '結' }, 'input.isAgreedTerms'],
    [documents.register, { lastName: '縁', firstName: '結', isAgreedTerms: true }, 'input.lastNameKana'],
    [documents.update, { sub: talent.sub, lastNameKana: 'えにし' }, 'input.lastNameKana'],
    [documents.update, { sub: talent.sub, birthDate: '2024-01-01' }, 'input.birthDate'],
    [documents.update, { sub: talent.sub, minumumSalary: 3, maximumSalary: 2 }, 'input.minumumSalary'],
    [documents.history, { userID: talent.sub, clientToken: 'short' }, 'input.clientToken'],
  ];
  for (const [document, input, field] of cases) {
    const { errors } = await query(document, { input }, talent);
    expect([errors[0]?.errorType, errors[0]?.errorInfo]).toEqual([
      'InvalidInput',
      { field, rule: expect.any(String) },
    ]);
  }
});

describe('a value that no field accepts is InvalidInput, and nothing is stored', () => {
  const tooLong = '長'.repeat(100_000);
  const cases: [string, string, string, object, string][] = [
    ['a description', 'create', 'WorkHistory', { description: tooLong }, 'description'],
    ['a company', 'update', 'User', { companyName: tooLong }, 'companyName'],
    ['an address', 'create', 'UserApplies', { url: `https://example.com/${tooLong}` }, 'url'],
    ['a file', 'create', 'UserResume', { file: tooLong, filename: 'a.pdf' }, 'file'],
    ['a cleared name', 'update', 'User', { displayName: null }, 'displayName'],
    ['a date with a zone', 'update', 'User', { birthDate: '1990-05-05-08:00:30' }, 'birthDate'],
    ['a year of long ago', 'update', 'User', { birthDate: '1899-12-31' }, 'birthDate'],
    ['an application’s token', 'create', 'UserApplies', { clientToken: 'no ulid' }, 'clientToken'],
    ['a keep’s token', 'create', 'UserFavoriteOpenJobs', { clientToken: 'no ulid' }, 'clientToken'],
  ];

  test.each(cases)('%s', async (_title, verb, entity, given, field) => {
    const joins = ['UserApplies', 'UserFavoriteOpenJobs'].includes(entity) ? { openJobID: job.id } : {};
    const whose = verb === 'create' ? { userID: talent.sub, ...joins } : { sub: talent.sub };
    const before = await storedOf(talent);
    const { error } = await records.send(verb, entity, { ...whose, ...given }, talent, 'id');
    expect([error?.errorType, error?.errorInfo]).toEqual([
      'InvalidInput',
      { field: `input.${field}`, rule: expect.any(String) },
    ]);
    expect(await storedOf(talent)).toEqual(before);
  });

  test('a cleared name of the catalogue', async () => {
    const admin = await given.theAdministrator();
    const made = await records.send('create', 'Organization', { name: '株式会社のこる' }, admin, 'id name');
    const cleared = { id: made.row?.id, name: null };
    expect(await records.refusal('update', 'Organization', cleared, admin)).toBe('InvalidInput');
    const kept = await query(
      graphql(`
        query Kept($id: ID!) {
          getOrganization(id: $id) {
            name
          }
        }
      `),
      { id: made.row?.id },
      admin,
    );
    expect(kept.data?.getOrganization?.name).toBe('株式会社のこる');
  });
});

test('lists of others look empty, and their contact data missing', async () => {
  const applies = await query(documents.applies, { userID: talent.sub }, other);
  expect(applies.data?.listUserAppliesByUser.items).toEqual([]);
  const { data } = await query(documents.conversations, { userId: talent.sub }, other);
  expect(data).toEqual({ listUserConversations: { items: [] } });
  expect((await query(documents.contact, { sub: talent.sub }, other)).data).toEqual({ getUserPrivate: null });
});

test('fields of a talent that the viewer may not see are null, without an error', async () => {
  for (const viewer of [other, 'guest'] as const) {
    const { data, errors } = await query(documents.user, { sub: talent.sub }, viewer);
    expect(errors).toEqual([]);
    expect(data?.getUser).toMatchObject({
      displayName: 'ゆいこ',
      name: null,
      email: null,
      tel: null,
      birthDate: null,
    });
    expect(data?.getUser).toMatchObject({ lastVisitedAt: null, workHistories: null });
  }
});
