import { lateIndices } from '../../support/api/lateIndices';
import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import type { Benefit } from './Benefit';
import { benefitDocuments } from './benefitDocuments';
import { composed } from '../../support/composed';

let admin: Person;
let talent: Person;
let other: Person;
let tag: { id: string };
let partner: { id: string };

const send = async <Row>(document: TypedDocument<{ row: Row }>, input: object, as: Caller = admin) => {
  const { data, errors } = await query(document, { input }, as);
  if (!data?.row) throw new Error(`${errors[0]?.errorType}: ${errors[0]?.message}`);
  return data.row;
};

const refusal = async (document: Document, variables: object, as: Caller) =>
  (await query(document, { ...variables }, as)).errors[0]?.errorType;

const aBenefit = (more: object = {}) =>
  send(benefitDocuments.create, {
    title: `ホテル ${ulid()}`,
    isDraft: false,
    couponCode: 'YADO-2026',
    tags: [tag.id],
    employeeBenefitOrganizationId: partner.id,
    ...more,
  });

const read = async (id: string, as: Caller) => (await query(benefitDocuments.read, { id }, as)).data?.row;

const listed = async (id: string, as: Caller) =>
  (await query(benefitDocuments.list, {}, as)).data?.page.items.find((benefit) => benefit.id === id);

const found = async (id: string, as: Caller) =>
  (await query(benefitDocuments.search, { filter: { id: { eq: id } } }, as)).data?.page.items[0];

const use = (benefit: Benefit, person: Person) =>
  send(benefitDocuments.use, { userID: person.sub, employeeBenefitID: benefit.id }, person);

beforeAll(async () => {
  admin = await given.theAdministrator();
  [talent, other] = [await given.aTalent(), await given.aTalent()];
  tag = await send(benefitDocuments.createTag, { name: '旅行' });
  partner = await send(benefitDocuments.createPartner, { name: '株式会社やどかり' });
});

test('only administrators and talents who used the benefit see its coupon', async () => {
  const benefit = await aBenefit();
  expect(benefit).toMatchObject({ couponCode: 'YADO-2026', tags: [{ name: '旅行' }] });
  await eventually('found', () => found(benefit.id, talent));
  for (const look of [read, listed, found])
    expect(await look(benefit.id, talent)).toMatchObject({ couponCode: null, myUse: null });
  expect(await use(benefit, talent)).toMatchObject({ status: 'USED', owner: talent.sub });
  for (const look of [read, listed, found]) {
    expect(await look(benefit.id, talent)).toMatchObject({
      couponCode: 'YADO-2026',
      myUse: { status: 'USED' },
    });
    expect(await look(benefit.id, other)).toMatchObject({ couponCode: null, myUse: null });
    expect(await look(benefit.id, admin)).toMatchObject({ couponCode: 'YADO-2026' });
  }
  await eventually('counted', async () => ((await read(benefit.id, other))?.usedCount === 1 ? true : null));
  expect(await read(benefit.id, admin)).toMatchObject({ usedUsers: { items: [{ userID: talent.sub }] } });
  expect(await read(benefit.id, other)).toMatchObject({ usedUsers: null });
});

test('guests cannot see benefits', async () => {
  const { id } = await aBenefit();
  expect(await refusal(benefitDocuments.read, { id }, 'guest')).toBe('Unauthorized');
  expect(await refusal(benefitDocuments.list, {}, 'guest')).toBe('Unauthorized');
  expect(await refusal(benefitDocuments.search, {}, 'guest')).toBe('Unauthorized');
});

test('only administrators see a draft, and it cannot be used', async () => {
  const draft = await aBenefit({ isDraft: true });
  await eventually('found', () => found(draft.id, admin));
  for (const look of [read, listed, found]) {
    expect(await look(draft.id, admin)).toMatchObject({ isDraft: true });
    expect((await look(draft.id, talent)) ?? null).toBeNull();
  }
  const input = { userID: talent.sub, employeeBenefitID: draft.id };
  expect(await refusal(benefitDocuments.use, { input }, talent)).toBe('Unauthorized');
  await send(benefitDocuments.update, { id: draft.id, isDraft: false });
  expect(await read(draft.id, talent)).toMatchObject({ isDraft: false });
  await eventually('published', () => found(draft.id, talent));
  await send(benefitDocuments.update, { id: draft.id, isDraft: true });
  expect(await listed(draft.id, talent)).toBeUndefined();
  await eventually('taken back', async () => ((await found(draft.id, talent)) ? null : true));
  expect(await refusal(benefitDocuments.search, { filter: { isDraft: { eq: true } } }, talent)).toBe(
    'InvalidInput',
  );
});

test('a benefit that became a draft again shows those who used it nothing of the draft', async () => {
  const first = { title: '公開した割引', url: 'https://example.com/first', couponCode: 'FIRST-1' };
  const { id } = await aBenefit(first);
  await use({ id, version: 1 }, talent);
  await lateIndices.showAll();
  await send(benefitDocuments.update, { id, isDraft: true });
  const secret = { title: '未公開の割引', url: 'https://secret.example/y', couponCode: 'SECRET-3' };
  await send(benefitDocuments.update, { id, ...secret, useProcesses: ['SECRETの窓口'] });
  const used = async (selected: string) => {
    const document = composed<Answer>`query Used($sub: ID!) {
      getUser(sub: $sub) { usedEmployeeBenefits { items { employeeBenefitID employeeBenefit { ${selected} } } } }
    }`;
    type Used = { employeeBenefitID: string; employeeBenefit: object };
    type Answer = { getUser: { usedEmployeeBenefits: { items: Used[] } } };
    const { data } = await query(document, { sub: talent.sub }, talent);
    return data?.getUser.usedEmployeeBenefits.items.find((row) => row.employeeBenefitID === id)
      ?.employeeBenefit;
  };
  await eventually('the index', async () => ((await found(id, admin))?.title === secret.title ? true : null));
  const seen = [
    await used(
      'id title url coverImage useProcesses isDraft createdAt myUse { employeeBenefit { title url } }',
    ),
    await used('id title: couponCode'),
    await used('id title couponCode'),
    await read(id, talent),
    await listed(id, talent),
    await found(id, talent),
  ];
  expect(seen[0]).toMatchObject({ title: first.title, url: null, isDraft: true });
  expect(seen.slice(1)).toEqual([
    { id, title: null },
    { id, title: first.title, couponCode: null },
    null,
    undefined,
    undefined,
  ]);
  const stored = await eventually('the copy in the use', async () => {
    const copy = await used('id title url isDraft coverImage');
    return (copy as { isDraft: boolean }).isDraft ? copy : null;
  });
  expect(stored).toEqual({ id, title: first.title, url: null, isDraft: true, coverImage: null });
  await send(benefitDocuments.update, { id, isDraft: false });
  await eventually('the published benefit', async () =>
    JSON.stringify(await used('id title url isDraft')).includes(secret.url) ? true : null,
  );
  expect(await used('id title: couponCode')).toEqual({ id, title: secret.couponCode });
});

test('a talent uses a benefit once; without coupon and URL an administrator grants it', async () => {
  const benefit = await aBenefit({ couponCode: null, useProcesses: ['窓口で名前を伝える'] });
  const row = await use(benefit, talent);
  expect(row).toMatchObject({ id: `${talent.sub}.${benefit.id}`, status: 'REQUESTED' });
  const mine = { input: { userID: talent.sub, employeeBenefitID: benefit.id } };
  expect(await refusal(benefitDocuments.use, mine, talent)).toBe('Conflict');
  expect(await refusal(benefitDocuments.use, mine, other)).toBe('Unauthorized');
  const missing = { input: { userID: talent.sub, employeeBenefitID: ulid() } };
  expect(await refusal(benefitDocuments.use, missing, talent)).toBe('Unauthorized');
  const granted = { input: { id: row.id, status: 'USED' } };
  expect(await refusal(benefitDocuments.grant, granted, talent)).toBe('Unauthorized');
  expect(await send(benefitDocuments.grant, granted.input)).toMatchObject({ status: 'USED', version: 2 });
  expect(await refusal(benefitDocuments.grant, granted, admin)).toBe('Conflict');
  expect(await refusal(benefitDocuments.grant, { input: { id: row.id, status: 'REQUESTED' } }, admin)).toBe(
    'Conflict',
  );
  const nobodys = { input: { id: `${other.sub}.${benefit.id}`, status: 'USED' } };
  expect(await refusal(benefitDocuments.grant, nobodys, admin)).toBe('NotFound');
});

test('a talent lists their own uses with the benefits, and nobody else’s', async () => {
  const benefit = await aBenefit();
  await use(benefit, other);
  const uses = async (as: Caller) =>
    (await query(benefitDocuments.uses, { sub: other.sub }, as)).data?.getUser;
  expect(await uses(other)).toEqual({
    usedEmployeeBenefits: {
      items: [{ status: 'USED', employeeBenefit: { title: benefit.title, couponCode: 'YADO-2026' } }],
    },
  });
  expect(await uses(talent)).toEqual({ usedEmployeeBenefits: null });
});

test.each<[string, object]>([
  ['url', { url: 'http://example.com/' }],
  ['title', { title: ' ' }],
  ['isDraft', { couponCode: null }],
  ['tags', { tags: ['no-such-tag'] }],
  ['employeeBenefitOrganizationId', { employeeBenefitOrganizationId: 'nobody' }],
])('%s of a benefit that cannot be so is InvalidInput', async (field, more) => {
  const input = { title: 'ホテル', isDraft: false, couponCode: 'A', ...more };
  const { errors } = await query(benefitDocuments.create, { input }, admin);
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field: `input.${field}` } });
});

test('what is published has a coupon, a URL or an instruction, before and after each change', async () => {
  const nothing = {
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.isDraft', rule: 'somethingToUse' },
  };
  const { id } = await aBenefit({ isDraft: true, couponCode: null });
  const change = async (input: object) =>
    (await query(benefitDocuments.update, { input: { id, ...input } }, admin)).errors;
  expect(await change({ isDraft: false })).toMatchObject([nothing]);
  expect(await change({ isDraft: false, useProcesses: ['窓口へ'] })).toEqual([]);
  expect(await change({ useProcesses: [] })).toMatchObject([nothing]);
  expect(await change({ useProcesses: null, url: 'https://example.com/' })).toEqual([]);
  expect(await change({ url: null })).toMatchObject([nothing]);
  expect(await change({ url: null, isDraft: true })).toEqual([]);
});

test.each<[string, string[], string]>([
  ['too many', Array.from({ length: 21 }, () => '窓口へ'), 'most 20'],
  ['blank', ['窓口へ', ' '], '1..500'],
  ['too long', ['長'.repeat(501)], '0..500'],
])('instructions that are %s are InvalidInput', async (_, useProcesses, rule) => {
  const input = { title: 'ホテル', isDraft: true, useProcesses };
  const { errors } = await query(benefitDocuments.create, { input }, admin);
  expect(errors[0]).toMatchObject({
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.useProcesses', rule },
  });
});

test('only administrators write benefits: one per token, and a stale version is Conflict', async () => {
  const clientToken = ulid();
  const first = await aBenefit({ title: '一度', clientToken });
  expect((await aBenefit({ title: '一度', clientToken })).id).toBe(first.id);
  const input = { id: first.id, title: '遅い' };
  const stale = { input, condition: { version: { eq: 9 } } };
  expect(await refusal(benefitDocuments.update, stale, admin)).toBe('Conflict');
  expect(await refusal(benefitDocuments.update, { input: { id: ulid() } }, admin)).toBe('NotFound');
  for (const as of ['guest', talent] as const) {
    expect(await refusal(benefitDocuments.update, { input }, as)).toBe('Unauthorized');
    expect(await refusal(benefitDocuments.create, { input: { title: '偽' } }, as)).toBe('Unauthorized');
  }
});

test('a renamed tag is renamed in the benefits that have it', async () => {
  const renamed = await send(benefitDocuments.createTag, { name: '温泉' });
  const { id } = await aBenefit({ tags: [renamed.id] });
  await send(benefitDocuments.renameTag, { id: renamed.id, name: '宿泊' });
  const names = async () => ((await read(id, talent))?.tags as { name: string }[] | undefined)?.[0]?.name;
  await eventually('renamed', async () => ((await names()) === '宿泊' ? true : null));
});
