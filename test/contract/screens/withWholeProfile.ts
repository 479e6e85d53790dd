import { shareFlags } from '../../../model/shareFlags';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { withCareer } from './withCareer';
import { composed } from '../../support/composed';

/** A profile that was stored through the API, and two catalogue entries to which only it refers. */
export interface WholeProfile {
  person: Person;
  /** The path of the public portfolio. */
  path: string;
  /** The talent's occupation, also a wanted one. */
  occupation: { id: string; name: string };
  /** The talent's base location, also a place where the talent can work. */
  place: { id: string; name: string };
}

async function create(entity: string, input: object, as: Caller): Promise<string> {
  const document = composed<{
    made: { id: string };
  }>`mutation ($input: Create${entity}Input!) { made: create${entity}(input: $input) { id } }`;
  const { data, errors } = await query(document, { input }, as);
  if (!data?.made) throw new Error(`No ${entity}: ${errors[0]?.message}`);
  return data.made.id;
}

/** Returns the first ids of a list, which is given with its arguments. */
async function firstIds(list: string, as: Caller): Promise<string[]> {
  const document = composed<{ page: { items: { id: string }[] } }>`{ page: ${list} { items { id } } }`;
  const { data } = await query(document, {}, as);
  return data!.page.items.map(({ id }) => id);
}

/** Adds what job staff and administrators store about a talent: work through Enishi, evaluations, interviews. */
async function addByOthers(sub: string, admin: Person, openJobId: string): Promise<void> {
  const ended = { startDate: '2026-01-01', endDate: '2026-02-01', organizationName: '株式会社さざなみ' };
  const enishiWorkHistoryId = await create('EnishiWorkHistory', { userId: sub, openJobId, ...ended }, admin);
  const review = { enishiWorkHistoryId, rating: 4, comment: '丁寧でした。', published: true };
  await create('EnishiWorkHistoryReview', review, admin);
  await create('Evaluation', { userID: sub, analysisRating: 4, published: true }, admin);
  await create('EvaluationComment', { userID: sub, message: '丁寧です。', rate: 4 }, admin);
  const interview = { intervieweeId: sub, commentForClient: '落ち着いた方です。' };
  const interviewLogID = await create('InterviewLog', interview, admin);
  const video = { interviewLogID, url: 'https://example.com/v', title: '面談', isSharedWithClient: true };
  await create('InterviewLogVideo', video, admin);
}

/**
 * Creates a talent whose profile has at least one record of every kind, all of them stored through the API:
 * three histories, 20 skills, five places and occupations, applications, keeps and what others store about a talent.
 */
export async function withWholeProfile(): Promise<WholeProfile> {
  const admin = await given.theAdministrator();
  const { person } = await withCareer({ histories: 3, achievements: 2, links: 2 });
  const names = { occupation: `帳票の設計 ${ulid()}`, place: `湖畔 ${ulid()}` };
  const occupation = { id: await create('Job', { name: names.occupation }, admin), name: names.occupation };
  const place = { id: await create('Prefacture', { name: names.place }, admin), name: names.place };
  const { sub } = person;
  const own = { userID: sub };
  const file = { file: `private/${sub}/${ulid()}.pdf`, filename: '経歴.pdf', fileType: 'application/pdf' };
  for (const prefactureID of [place.id, ...(await firstIds('listPrefactures(limit: 4)', 'guest'))])
    await create('UserPrefactures', { ...own, prefactureID, isSelected: true }, person);
  for (const [index, jobID] of [occupation.id, ...(await firstIds('listJobs(limit: 4)', 'guest'))].entries())
    await create('UserMainJobs', { ...own, jobID, isSelected: true, isPositive: index < 3 }, person);
  for (const skillSetSkillTagId of await firstIds('listSkillTags(limit: 20)', 'guest'))
    await create('SkillSet', { ...own, skillSetSkillTagId, yearsOfExperience: 3 }, person);
  await create('Qualification', { ...own, name: '簿記', releaseDate: '2020-01-01' }, person);
  await create('UserResume', { ...own, ...file }, person);
  const block = { title: '考え方', content: '使う人から考えます。', isPublished: true };
  await create('UserPortfolio', { ...own, type: 'TEXT', ...block }, person);
  const jobs = [await given.anOpenJob(), await given.anOpenJob()];
  for (const { id } of jobs) {
    await create('UserApplies', { ...own, openJobID: id }, person);
    await create('UserFavoriteOpenJobs', { ...own, openJobID: id }, person);
  }
  const benefits = 'listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", limit: 1)';
  const [employeeBenefitID] = await firstIds(benefits, person);
  await create('UserEmployeeBenefits', { ...own, employeeBenefitID }, person);
  await addByOthers(sub, admin, jobs[0]!.id);
  const path = `whole-${ulid().toLowerCase()}`;
  const shared = Object.fromEntries(shareFlags.map((flag) => [flag, true]));
  const input = {
    ...{ sub, portfolioPath: path.slice(0, 30), isAgreedPostForClient: true, hopeLocationType: 'REMOTE' },
    ...{ userMainJobId: occupation.id, userBaseLocationId: place.id, description: '画面を作っています。' },
    ...shared,
  };
  const save = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { portfolioPath } }';
  const { errors } = await query(save, { input }, person);
  if (errors[0]) throw new Error(`Not saved: ${errors[0].message}`);
  return { person, path: path.slice(0, 30), occupation, place };
}
