import { OpenJob } from '../../../../model/entities/OpenJob';
import { categorySnapshot } from '../../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../../model/snapshots/organizationSnapshot';
import { catalogueId } from '../../catalogues/catalogueId';
import { type OccupationName, occupations } from '../../catalogues/occupations';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedUlid } from '../../lib/seedUlid';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';
import type { OrganizationText } from '../../texts/organizations';
import { selectionSteps } from '../../texts/selectionSteps';
import type { DemoJob } from './DemoJob';
import { jobConditions } from './jobConditions';
import { buildJobDescription } from './buildJobDescription';
import { jobState } from './jobState';
import { organizationId } from './organizationItem';
import type { Person } from '../people/Person';

const isOnlyRemote = ({ at }: JobText) => at.every((kind) => kind === 'REMOTE');

/** Who offers the job, and what is said of them. */
function offeredBy(organization: OrganizationText, owner: Person) {
  const { name, nameForHidden, description } = organization;
  const id = organizationId(organization);
  return {
    organizationOpenJobsId: id,
    organizationName: name,
    organization: organizationSnapshot({ id, name, description }),
    isHideOrganizationName: nameForHidden !== undefined,
    organizationNameForHidden: nameForHidden,
    owners: [owner.sub],
    createdBy: owner.sub,
  };
}

function whereabouts(organization: OrganizationText, text: JobText) {
  const id = catalogueId('Prefacture', organization.prefacture);
  const remote = '全国どこからでも参加できます（フルリモート）';
  return {
    openJobBaseLocationId: id,
    baseLocation: { id, name: organization.prefacture },
    baseLocationDetail: isOnlyRemote(text) ? remote : organization.office,
  };
}

/** A job's record; `place` is its place among the jobs of its occupation. */
export function buildJob(
  day: SeedDay,
  occupation: OccupationName,
  text: JobText,
  organization: OrganizationText,
  owner: Person,
  place: number,
): DemoJob {
  const id = seedUlid(`${OpenJob.name}:${text.by}:${text.title}`);
  const random = new Random(id);
  const { createdAt, ...state } = jobState(day, random, text.state);
  const jobId = catalogueId('Job', occupation);
  const supplement = random.pick(selectionSteps.supplements);
  const isHideSkills = organization.nameForHidden !== undefined && random.chance(0.15);
  return {
    id,
    text,
    occupation,
    organization,
    shownOrganization: organization.nameForHidden ?? organization.name,
    owner,
    random,
    createdAt,
    isOpen: state.isPublic,
    values: {
      title: text.title,
      ...state,
      ...offeredBy(organization, owner),
      ...whereabouts(organization, text),
      ...jobConditions(random, text),
      openJobJobId: jobId,
      job: categorySnapshot({ id: jobId, ...occupations.find(({ name }) => name === occupation) }),
      overView: text.overView,
      issue: text.issue,
      description: buildJobDescription(random, occupation, text, organization, place),
      recommendFor: text.recommendFor.join('\n'),
      selectionProcessSupplement: supplement === '' ? undefined : supplement,
      consultantName: random.pick(jobPhrases.consultantNames),
      memo: random.chance(0.3) ? random.pick(jobPhrases.memos) : undefined,
      isExcellent: random.chance(0.08),
      isHideSkills,
      skillNamesForHidden: isHideSkills ? `${occupation}としての実務経験（詳しくは面談で）` : undefined,
      favoriteCount: 0,
    },
  };
}
