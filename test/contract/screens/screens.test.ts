import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { catalogueId } from '../../../lambdas/seed/catalogues/catalogueId';
import { screenCalls } from '../../../docs/costs/screenCalls';
import { relationsIn } from '../../support/screens/relationsIn';
import { documents } from './documents';
import { withCareer } from './withCareer';
import { withHistories } from './withHistories';
import { unique } from '../../support/unique';
import { composed } from '../../support/composed';
import { screenDocuments } from './screenDocuments';

const skillTag = catalogueId('SkillTag', 'TypeScript');
let talent: Person;
let admin: Person;
let job: { id: string };
let conversationId: string;
/** The URL path of the portfolio that the test publishes. */
const path = unique.word('calls-');

beforeAll(async () => {
  [talent, admin, job] = [
    await given.theSeededTalent(),
    await given.theAdministrator(),
    await given.anOpenJob(),
  ];
  const { data } = await query(
    composed<{ listUserConversations: { items: { conversationId: string }[] } }>`${documents.conversations}`,
    { userId: talent.sub },
    talent,
  );
  const shown = await withHistories(3);
  const input = { sub: shown.sub, portfolioPath: path };
  const { errors } = await query(screenDocuments.showAt, { input }, shown);
  expect(errors).toEqual([]);
  conversationId = data?.listUserConversations.items[0]?.conversationId ?? '';
});

/**
 * For each screen: the caller, the variables of its document, and the number of calls to data sources that it
 * may cost.
 */
const screens: [keyof typeof documents, () => Caller, () => object, number][] = [
  ['ownProfile', () => talent, () => ({ sub: talent.sub }), screenCalls.ownProfile],
  ['ownProfileScreen', () => talent, () => ({ sub: talent.sub }), screenCalls.ownProfileScreen],
  ['sessionStart', () => talent, () => ({ sub: talent.sub, mustAgree: false }), screenCalls.sessionStart],
  ['conversations', () => talent, () => ({ userId: talent.sub }), screenCalls.conversations],
  ['thread', () => talent, () => ({ id: conversationId }), screenCalls.thread],
  ['jobSearch', () => talent, () => ({ limit: 20 }), screenCalls.jobSearch],
  ['jobSearch', () => 'guest', () => ({ limit: 20 }), screenCalls.jobSearchAsGuest],
  ['jobDetail', () => talent, () => ({ id: job.id }), screenCalls.jobDetail],
  ['jobDetail', () => 'guest', () => ({ id: job.id }), screenCalls.jobDetailAsGuest],
  ['similarJobs', () => talent, () => ({ filter: {} }), screenCalls.similarJobs],
  ['keptJobs', () => talent, () => ({}), screenCalls.keptJobs],
  // The three documents of /home: four calls in all. The conversations are those of sessionStart.
  ['homeUser', () => talent, () => ({ sub: talent.sub }), screenCalls.homeUser],
  ['homeJobs', () => talent, () => ({}), screenCalls.homeJobs],
  ['homeBenefits', () => talent, () => ({}), screenCalls.homeBenefits],
  ['mypage', () => talent, () => ({ sub: talent.sub }), screenCalls.mypage],
  [
    'portfolioPreview',
    () => talent,
    () => ({ sub: talent.sub, viewer: 'PUBLIC' }),
    screenCalls.portfolioPreview,
  ],
  ['clientPreview', () => talent, () => ({ sub: talent.sub }), screenCalls.clientPreview],
  ['applicants', () => admin, () => ({}), screenCalls.applicants],
  // The administrators' screen about a profile; its other tabs read when they are opened.
  ['adminProfile', () => admin, () => ({ sub: talent.sub }), screenCalls.adminProfile],
  ['adminEvaluations', () => admin, () => ({ sub: talent.sub }), screenCalls.adminEvaluations],
  ['adminEngagements', () => admin, () => ({ sub: talent.sub }), screenCalls.adminEngagements],
  ['talentAsClient', () => admin, () => ({ sub: talent.sub }), screenCalls.talentAsClient],
  ['talentSearch', () => admin, () => ({}), screenCalls.talentSearch],
  // Beside it, the screen reads the failed notices with one call when their block is in the window.
  ['adminHome', () => admin, () => ({}), screenCalls.adminHome],
  ['adminBenefits', () => admin, () => ({}), screenCalls.adminBenefits],
  ['benefitRequests', () => admin, () => ({ limit: 50 }), screenCalls.benefitRequests],
  [
    'professionalsByStatus',
    () => admin,
    () => ({ status: 'PENDING', limit: 50 }),
    screenCalls.professionalsByStatus,
  ],
  ['portfolio', () => 'guest', () => ({ path }), screenCalls.portfolio],
  ['benefits', () => talent, () => ({}), screenCalls.benefits],
  ['benefitSearch', () => talent, () => ({}), screenCalls.benefitSearch],
];

test.each(screens)('%s makes the expected number of data-source calls', async (name, as, variables, cost) => {
  const { data, errors, calls } = await query(documents[name], { ...variables() }, as());
  expect(errors).toEqual([]);
  const generated = relationsIn(documents[name], data ?? {});
  console.info(`${name}: ${calls} data-source calls (one per relation: ${generated})`);
  expect(calls).toBe(cost);
  // An empty answer would need fewer calls.
  expect(generated).toBeGreaterThan(2 * cost);
});

test('a form of the profile is read with at most two calls, and one changed field is saved with two', async () => {
  const person = await given.aTalent();
  const read = await query(documents.editBasic, { sub: person.sub }, person);
  expect([read.errors, read.calls]).toEqual([[], 2]);
  const input = { sub: person.sub, description: '画面と音声を作っています。' };
  const saved = await query(documents.saveBasic, { input, version: 1 }, person);
  // The check that the account exists, and the write, which returns the record.
  expect([saved.errors, saved.calls]).toEqual([[], 2]);
});

test('a career of 10 histories with 5 achievements and 3 links each opens with two calls', async () => {
  const { person, historyIds } = await withCareer({ histories: 10, achievements: 5, links: 3 });
  const read = await query(
    composed<{
      getUser: { workHistories: { items: { achievements: { items: object[] } }[] } };
    }>`${documents.editHistories}`,
    { sub: person.sub },
    person,
  );
  expect([read.errors, read.calls]).toEqual([[], 2]);
  const shown = read.data!.getUser.workHistories.items;
  expect(shown.flatMap(({ achievements }) => achievements.items)).toHaveLength(50);
  const shownWhole = await query(documents.ownProfileScreen, { sub: person.sub }, person);
  expect([shownWhole.errors, shownWhole.calls]).toEqual([[], 2]);
  const input = { id: historyIds[0], position: '設計' };
  const saved = await query(documents.saveHistory, { input, version: 1 }, person);
  // The check that the account exists, and the write, which returns the record.
  expect([saved.errors, saved.calls]).toEqual([[], 2]);
});

test('the list of skills is read with one call, and one moved skill is one mutation', async () => {
  const read = await query(documents.editSkills, { sub: talent.sub }, talent);
  expect([read.errors, read.calls]).toEqual([[], 1]);
  const person = await given.aTalent();
  const input = { userID: person.sub, skillSetSkillTagId: skillTag, position: 1 };
  const added = await query(screenDocuments.addSkill, { input }, person);
  const moved = { id: added.data!.createSkillSet?.id, position: 0.5 };
  const change = await query(documents.changeSkill, { input: moved, version: 1 }, person);
  // The check that the account exists, and the write.
  expect([change.errors, change.calls]).toEqual([[], 2]);
});

test('the form for wishes is read with one call beside the count of fitting jobs, and saved with two', async () => {
  const person = await given.aTalent();
  const read = await query(documents.editConditions, { sub: person.sub }, person);
  expect([read.errors, read.calls]).toEqual([[], 1]);
  const counted = await query(documents.fittingJobs, { filter: {} }, person);
  expect([counted.errors, counted.calls]).toEqual([[], 1]);
  const input = { sub: person.sub, otherHopes: '朝の会議が少ない仕事を探しています。' };
  const saved = await query(documents.saveConditions, { input, version: 1 }, person);
  expect([saved.errors, saved.calls]).toEqual([[], 2]);
});

test('the number of calls for a profile does not depend on its size', async () => {
  const costs: number[] = [];
  const relations: number[] = [];
  for (const histories of [1, 20]) {
    const person = await withHistories(histories);
    const { data, errors, calls } = await query(documents.ownProfile, { sub: person.sub }, person);
    expect(errors).toEqual([]);
    costs.push(calls);
    relations.push(relationsIn(documents.ownProfile, data ?? {}));
  }
  console.info(
    `profile with 1 and 20 histories: ${costs.join(' and ')} calls; one per relation: ${relations}`,
  );
  expect(costs).toEqual([2, 2]);
  expect((relations[1] ?? 0) - (relations[0] ?? 0)).toBeGreaterThan(50);
});

test('the number of calls for the jobs of keeps does not depend on the number of keeps', async () => {
  const person = await given.aTalent();
  const found = await query(screenDocuments.jobs, {}, 'guest');
  const costs: number[] = [];
  for (const jobs of [
    found.data!.searchOpenJobs.items.slice(0, 1),
    found.data!.searchOpenJobs.items.slice(1),
  ]) {
    for (const { id } of jobs)
      await query(screenDocuments.keep, { input: { userID: person.sub, openJobID: id } }, person);
    const { data, errors, calls } = await query(screenDocuments.kept, { sub: person.sub }, person);
    expect(errors).toEqual([]);
    costs.push(calls);
    const shown = data!.getUser!.favoriteOpenJobs!.items.map(({ openJob }) => openJob);
    for (const job of shown) expect(found.data!.searchOpenJobs.items).toContainEqual(job);
  }
  console.info(`jobs of 1 and 20 keeps: ${costs.join(' and ')} calls`);
  expect(costs[1]).toBe(costs[0]);
});

test.each(['guest', 'talent'])('a professional item and its people cost a %s two calls', async (caller) => {
  const as = caller === 'guest' ? 'guest' : talent;
  const listed = await query(screenDocuments.items, {}, as);
  const shown = listed.data?.listProfessionalItems.items.find(({ users }) => users!.length > 1);
  const read = await query(
    composed<{ getProfessionalItem: { users: { id: string }[] } }>`${documents.professionalItem}`,
    { id: shown?.id },
    as,
  );
  expect([read.errors, read.calls]).toEqual([[], 2]);
  expect(read.data?.getProfessionalItem.users.map(({ id }) => ({ id }))).toEqual(shown?.users);
});

test('an alias may cost calls, but never changes a value', async () => {
  const aliased = documents.jobDetail
    .replace('myFavorite {', 'kept: myFavorite {')
    .replace('selectionProcesses(', 'steps: selectionProcesses(');
  const plain = await query(documents.jobDetail, { id: job.id }, talent);
  const other = await query(
    composed<{ getOpenJob: Record<string, unknown> }>`${aliased}`,
    { id: job.id },
    talent,
  );
  expect(other.errors).toEqual([]);
  const { kept, steps, ...rest } = other.data?.getOpenJob ?? {};
  expect({ getOpenJob: { ...rest, myFavorite: kept, selectionProcesses: steps } }).toEqual(plain.data);
  const own = documents.ownProfile.replaceAll(
    /^( +)(workHistories|email|applies|achievements) ?/gm,
    '$1its_$2: $2 ',
  );
  const whole = await query(documents.ownProfile, { sub: talent.sub }, talent);
  const renamed = await query(own, { sub: talent.sub }, talent);
  expect(renamed.errors).toEqual([]);
  expect(JSON.parse(JSON.stringify(renamed.data).replaceAll('its_', ''))).toEqual(whole.data);
});
