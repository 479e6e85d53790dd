import { given } from '../../../support/given';
import { unique } from '../../../support/unique';
import type { OpenArea } from '../../client-area/OpenArea';
import { records } from '../../records';
import type { Ending } from '../Ending';
import type { Scene } from '../Scene';
import { jobDetails } from '../../jobDetails';

const { made, send } = records;

async function changed({ area }: Scene, entity: string, input: object): Promise<void> {
  const { error } = await send('update', entity, input, area.admin, entity === 'User' ? 'id: sub' : 'id');
  if (error) throw new Error(`${entity}: ${error.message}`);
}

/**
 * Prepares the test of a job that is closed during the test. At first the job is public, and the person whose
 * right is tested has kept it and applied to it.
 */
async function aJob(area: OpenArea): Promise<Scene> {
  const holder = await given.aTalent();
  const values = {
    title: '終わる求人',
    organizationName: '縁工房',
    ...jobDetails,
    overView: '概要です',
    isDraft: false,
    isPublic: true,
  };
  const job = await made('OpenJob', values, area.admin);
  await made('SelectionProcess', { openJobID: job, step: 1, title: '面談' }, area.admin);
  await made('UserFavoriteOpenJobs', { userID: holder.sub, openJobID: job }, holder);
  await made('UserApplies', { userID: holder.sub, openJobID: job }, holder);
  return { area, holder, talent: holder, names: { job, holder: holder.sub } };
}

/**
 * Prepares the test of a profile that becomes private during the test. At first the profile is public, has a
 * portfolio path and public records, and can be read by a member of an organization.
 */
async function aProfile(area: OpenArea): Promise<Scene> {
  const portfolioPath = unique.word('utsuroi-');
  const talent = await given.aTalent({ isAgreedPostForClient: true, isShareHistories: true });
  const scene: Scene = {
    area,
    holder: area.client,
    talent,
    names: { talent: talent.sub, path: portfolioPath },
  };
  await changed(scene, 'User', { sub: talent.sub, portfolioPath });
  const category = await made('WPWorkerCategory', { name: '移ろい', url: portfolioPath }, area.admin);
  scene.names.category = category;
  await made('WPWorker', { userID: talent.sub, categories: [category] }, talent);
  await changed(scene, 'WPWorker', { id: talent.sub, status: 'PUBLISHED' });
  const qualification = { userID: talent.sub, name: '簿記', organization: '商工会議所' };
  scene.names.qualification = await made('Qualification', qualification, talent);
  return scene;
}

/**
 * Prepares the test of an employee benefit that becomes a draft again during the test. At first every
 * signed-in person may use the benefit.
 */
async function aBenefit(area: OpenArea): Promise<Scene> {
  const holder = await given.aTalent();
  const benefit = await made(
    'EmployeeBenefit',
    { title: '移ろう割引', couponCode: 'UTSUROI', isDraft: false },
    area.admin,
  );
  const scene: Scene = { area, holder, talent: holder, names: { benefit, holder: holder.sub } };
  scene.names.newcomer = async () => {
    scene.holder = await given.aTalent();
    return scene.holder.sub;
  };
  return scene;
}

/**
 * Tests of what callers can still do with a job, profile or benefit that is no longer public. Operations that
 * read the tables refuse access at once. Searches, and relations that read copies, do so within seconds.
 * People who kept a job or applied to it can still read its title.
 */
export const publication: readonly Ending[] = [
  {
    right: 'the publication of a job',
    cells: `
      y n n n | guest: getOpenJob(id: "$job") { title }
      y n n n | getOpenJob(id: "$job") { overView }
      y y y y | getOpenJob(id: "$job") { title }
      y n n n | listSelectionProcessByOpenJob(openJobID: "$job") { items { title } }
      y ~ n n | guest: searchOpenJobs(filter: { id: { eq: "$job" } }) { items { id } }
      y ~ n n | getUser(sub: "$holder") { favoriteOpenJobs { items { openJob { overView } } } }
      y ~ n n | listUserAppliesByUser(userID: "$holder") { items { openJob { overView } } }
      y y y y | listUserAppliesByUser(userID: "$holder") { items { openJob { title } } }
      n n n n | updateOpenJob(input: { id: "$job", title: "奪う" }) { id }
    `,
    begin: aJob,
    end: (scene) => changed(scene, 'OpenJob', { id: scene.names.job, isPublic: false }),
  },
  {
    right: 'the publication of a profile',
    cells: `
      y n n n | guest: getUser(sub: "$talent") { displayName }
      y n n n | getUser(sub: "$talent") { displayName }
      y n n n | guest: getUserByPath(path: "$path") { displayName }
      y n n n | guest: getQualification(id: "$qualification") { name }
      y ~ n n | searchUsers(filter: { id: { eq: "$talent" } }) { items { id } }
      y ~ n n | guest: getWPWorkerCategory(id: "$category") { wpWorkers { items { id } } }
    `,
    begin: aProfile,
    end: (scene) => changed(scene, 'User', { sub: scene.talent.sub, isPrivate: true }),
  },
  {
    right: 'the publication of a benefit',
    cells: `
      y n n n | getEmployeeBenefit(id: "$benefit") { title }
      y n n n | listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", filter: { id: { eq: "$benefit" } }, limit: 1000) { items { id } }
      y ~ n n | searchEmployeeBenefits(filter: { id: { eq: "$benefit" } }) { items { id } }
      y n n n | createUserEmployeeBenefits(input: { userID: "$newcomer", employeeBenefitID: "$benefit" }) { id }
    `,
    begin: aBenefit,
    end: (scene) => changed(scene, 'EmployeeBenefit', { id: scene.names.benefit, isDraft: true }),
  },
];
