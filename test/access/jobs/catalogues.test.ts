import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { composed } from '../../support/composed';
import { catalogueDocuments } from './catalogueDocuments';

let admin: Person;
let talent: Person;
let hidden: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
  [talent, hidden] = [await given.aTalent(), await given.aTalent({ isPrivate: true })];
});

const create = (name: string, fields: string) =>
  `mutation Create($input: Create${name}Input!) { record: create${name}(input: $input) { ${fields} } }`;
const update = (name: string, fields: string) =>
  `mutation Update($input: Update${name}Input!, $condition: Model${name}ConditionInput) { record: update${name}(input: $input, condition: $condition) { ${fields} } }`;
const remove = (name: string) =>
  `mutation Delete($input: Delete${name}Input!) { record: delete${name}(input: $input) { id } }`;

type Record = { record: { id: string; version: number } & { [field: string]: unknown } };

const made = async (name: string, input: object, fields = 'id version') => {
  const { data, errors } = await query(composed<Record>`${create(name, fields)}`, { input }, admin);
  if (!data?.record) throw new Error(`No ${name}: ${errors[0]?.message}`);
  return data.record;
};

const refusal = async (document: Document, variables: object, as: Caller) =>
  (await query(document, { ...variables }, as)).errors[0]?.errorType;

const slug = () => `page-${ulid().toLowerCase()}`;

const page = `query Page($url: String!) { page: getPageQuery(url: $url) { id header jobs minimumHoursPerDay } }`;

describe('a public page', () => {
  test('is found by its URL by everyone, and by the new URL after a change', async () => {
    const [url, next] = [slug(), slug()];
    const { id } = await made('PageQuery', { url, header: 'リモートの仕事', minimumHoursPerDay: 2 });
    for (const as of ['guest', talent] as const)
      expect((await query(page, { url }, as)).data).toMatchObject({ page: { id, header: 'リモートの仕事' } });
    await query(update('PageQuery', 'url version'), { input: { id, url: next } }, admin);
    expect((await query(page, { url }, 'guest')).data).toEqual({ page: null });
    expect((await query(page, { url: next }, 'guest')).data).toMatchObject({ page: { id } });
    await made('PageQuery', { url });
    await query(remove('PageQuery'), { input: { id } }, admin);
    expect((await query(page, { url: next }, 'guest')).data).toEqual({ page: null });
    await made('PageQuery', { url: next });
  });

  test('needs a URL that is neither taken nor a route of the app', async () => {
    const url = slug();
    await made('PageQuery', { url });
    const { id } = await made('PageQuery', { url: slug() });
    expect(await refusal(create('PageQuery', 'id'), { input: { url } }, admin)).toBe('Conflict');
    expect(await refusal(update('PageQuery', 'id'), { input: { id, url } }, admin)).toBe('Conflict');
    for (const word of ['jobs', 'admin', 'client', 'Large', 'a/b', '-a', '']) {
      expect(await refusal(create('PageQuery', 'id'), { input: { url: word } }, admin)).toBe('InvalidInput');
    }
    expect(await refusal(update('PageQuery', 'id'), { input: { id, url: null } }, admin)).toBe(
      'InvalidInput',
    );
  });

  test('is created once per token, and a change with a stale version is Conflict', async () => {
    const input = { url: slug(), clientToken: ulid() };
    const [first, second] = [await made('PageQuery', input), await made('PageQuery', input)];
    expect(second).toEqual(first);
    const condition = { version: { eq: 7 } };
    const stale = { input: { id: first.id, header: '遅い' }, condition };
    expect(await refusal(update('PageQuery', 'id'), stale, admin)).toBe('Conflict');
    expect(await refusal(update('PageQuery', 'id'), { input: { id: ulid(), header: 'ない' } }, admin)).toBe(
      'NotFound',
    );
  });
});

test.each([
  ['PageQuery', { url: 'mine' }],
  ['WPWorkerCategory', { name: 'わたし', url: 'mine' }],
  ['ProfessionalItem', { name: 'わたし' }],
  ['EmployeeBenefitTag', { name: 'わたし' }],
  ['EmployeeBenefitOrganization', { name: 'わたし' }],
])('%s is created, changed and deleted only by administrators', async (name, input) => {
  for (const as of ['guest', talent] as const) {
    expect(await refusal(create(name, 'id'), { input }, as)).toBe('Unauthorized');
    expect(await refusal(update(name, 'id'), { input: { id: ulid() } }, as)).toBe('Unauthorized');
  }
});

test('a category of professionals has a unique URL and is readable by everyone', async () => {
  const url = slug();
  const { id } = await made('WPWorkerCategory', { name: '採用広報', url, description: '書く人' });
  expect(await refusal(create('WPWorkerCategory', 'id'), { input: { name: '別', url } }, admin)).toBe(
    'Conflict',
  );
  const { data } = await query(catalogueDocuments.category, { id }, 'guest');
  expect(data).toMatchObject({ getWPWorkerCategory: { name: '採用広報', url } });
  expect(data?.listWPWorkerCategories.items).toContainEqual({ id });
  await query(remove('WPWorkerCategory'), { input: { id } }, admin);
  expect((await query(catalogueDocuments.category, { id }, 'guest')).data).toMatchObject({
    getWPWorkerCategory: null,
  });
});

test('a professional item shows its people as public cards, without private ones', async () => {
  const input = { name: 'デザインの相談', userIDs: [hidden.sub, talent.sub] };
  const { id } = await made('ProfessionalItem', input, 'id version userIDs');
  const cards = [{ sub: talent.sub, displayName: 'ゆいこ', name: null, birthDate: null, email: null }];
  for (const as of ['guest', talent, hidden] as const)
    expect((await query(catalogueDocuments.item, { id }, as)).data?.item).toMatchObject({ userIDs: null });
  expect((await query(catalogueDocuments.item, { id }, 'guest')).data?.item).toMatchObject({ people: cards });
  const { data } = await query(catalogueDocuments.item, { id }, admin);
  expect(data?.item).toMatchObject({ userIDs: input.userIDs, people: [{ sub: talent.sub, name: null }] });
});

test('signed-in people list tags and partners of benefits, tags in their order', async () => {
  const type = 'EmployeeBenefitTag';
  await made(type, { name: '後', position: 900_002 });
  await made(type, { name: '前', position: 900_001 });
  const { data } = await query(catalogueDocuments.tags, { type }, talent);
  const names = data?.tags.items.map(({ name }) => name) ?? [];
  expect(names.indexOf('前')).toBeLessThan(names.indexOf('後'));
  expect(await refusal(catalogueDocuments.tags, { type }, 'guest')).toBe('Unauthorized');
});

test('a list accepts one key comparison that its index supports; otherwise the error names the rule', async () => {
  const ordered = (comparison: string) =>
    `{ listSkillsByOrderByPosition(type: "Skill", position: ${comparison}) { items { id } } }`;
  const dated = (comparison: string) =>
    `{ listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", createdAt: ${comparison}) { items { id } } }`;
  const stepped = (comparison: string) =>
    `{ listSelectionProcessByOpenJob(openJobID: "none", step: ${comparison}) { items { id } } }`;
  const reported = (comparison: string) =>
    `{ listInsights(filter: { type: { eq: "DAY" }, metricsType: { eq: "USERS" }, reportedAt: ${comparison} }) { items { id } } }`;
  const wrong = [
    ...['{}', '{ eq: 1, gt: 2 }', '{ between: [] }', '{ between: [5] }', '{ between: [5, 1] }'].flatMap(
      (comparison) => [ordered(comparison), stepped(comparison)],
    ),
    ordered('{ between: [1, 2, 3] }'),
    ...['{}', '{ eq: "" }', '{ beginsWith: "" }', '{ between: ["b", "a"] }'].flatMap((comparison) => [
      dated(comparison),
      reported(comparison),
    ]),
  ];
  for (const document of wrong) {
    const { errors } = await query(document, {}, admin);
    expect([document, errors[0]?.errorType]).toEqual([document, 'InvalidInput']);
    expect(errors[0]?.errorInfo).toMatchObject({
      rule: expect.stringMatching(/^(exactly one|two values|not empty)/),
    });
  }
  const right = [
    ordered('{ between: [1, 1] }'),
    ordered('{ eq: 1, gt: null }'),
    dated('{ between: ["a", "b"] }'),
  ];
  for (const document of right) expect(await refusal(document, {}, admin)).toBeUndefined();
});

test('a company is stored once, whatever its spelling, and found by its beginning', async () => {
  const word = ulid();
  const document = create('WorkHistoryCompany', 'id name');
  const first = await query(composed<Record>`${document}`, { input: { name: `(株)${word} Inc.` } }, talent);
  expect(first.data?.record).toMatchObject({ name: `(株)${word} Inc.` });
  const again = { input: { name: `株式会社${word.toLowerCase()}　inc` } };
  expect(await refusal(document, again, hidden)).toBe('Conflict');
  const list = `query List($filter: ModelWorkHistoryCompanyFilterInput) { listWorkHistoryCompanies(filter: $filter) { items { name } } }`;
  const found = await query(list, { filter: { name: { beginsWith: `株式会社 ${word}` } } }, talent);
  expect(found.data).toEqual({ listWorkHistoryCompanies: { items: [{ name: `(株)${word} Inc.` }] } });
  expect(await refusal(list, { filter: { name: { contains: word } } }, talent)).toBe('InvalidInput');
  expect(await refusal(list, {}, 'guest')).toBe('Unauthorized');
});

test.each([
  ['SkillTag', { name: '消える札' }, 'SkillSet', 'skillSetSkillTagId', 'skillIDs'],
  ['Job', { name: '消える職種' }, 'UserMainJobs', 'jobID', 'jobIDs'],
  ['Prefacture', { name: '消える県' }, 'UserPrefactures', 'prefactureID', 'prefectureIDs'],
])('a %s cannot be deleted while a talent refers to it', async (entity, input, row, field, found) => {
  const person = await given.aTalent();
  const { id } = await made(entity, input);
  const naming = { userID: person.sub, [field]: id, isSelected: true, isPositive: true };
  const { isPositive, isSelected, ...plain } = naming;
  const values = { SkillSet: plain, UserPrefactures: { ...plain, isSelected } }[row] ?? {
    ...{ ...plain, isSelected, isPositive },
  };
  await query(create(row, 'id'), { input: values }, person);
  const search = composed<{
    searchUsers: { total: number };
  }>`query Named($id: ID!) { searchUsers(filter: { ${found}: { eq: $id } }) { total } }`;
  const isNamed = async () => (await query(search, { id }, admin)).data?.searchUsers.total === 1;
  await eventually('the entry to be named', async () => ((await isNamed()) ? true : null));
  expect(await refusal(remove(entity), { input: { id } }, admin)).toBe('Conflict');
  const taken = row === 'UserPrefactures' ? update : undefined;
  const ownId = `${person.sub}.${id}`;
  const undone = { input: taken ? { id: ownId, isSelected: false } : { id: ownId } };
  await query(taken ? taken(row, 'id') : remove(row), undone, person);
  await eventually('the entry to be named no more', async () => ((await isNamed()) ? null : true));
  expect(await refusal(remove(entity), { input: { id } }, admin)).toBeUndefined();
});

test('an organization with jobs cannot be removed', async () => {
  const { id } = await made('Organization', { name: '株式会社のこる' });
  const job = await made('OpenJob', { title: '求人', organizationOpenJobsId: id });
  await eventually('the job to be found', async () => {
    const { data } = await query(catalogueDocuments.jobById, { id: job.id }, admin);
    return data?.searchOpenJobs.total === 1 ? true : null;
  });
  expect(await refusal(remove('Organization'), { input: { id } }, admin)).toBe('Conflict');
});
