import { OpenJob } from '../../../../model/entities/OpenJob';
import { categorySnapshot } from '../../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../../model/snapshots/organizationSnapshot';
import { catalogueId } from '../../catalogues/catalogueId';
import { type OccupationName, occupations } from '../../catalogues/occupations';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedUlid } from '../../lib/seedUlid';
import { jobPhrases } from '../../texts/jobPhrases';
import { jobs, type JobText } from '../../texts/jobs';
import { organizations, type OrganizationText } from '../../texts/organizations';
import { selectionSteps } from '../../texts/selectionSteps';
import type { Person } from '../people/Person';
import { buildJobConditions } from './buildJobConditions';
import { buildJobDescription } from './buildJobDescription';
import { buildPostingItems } from './buildPostingItems';
import type { DemoJob } from './DemoJob';
import { organizationId } from './organizationItem';

/** Generates the times of a demo job, from its creation to its closing, and the flags that follow from them. */
function generateState(day: SeedDay, random: Random, state: JobText['state']) {
  const published = state === 'closed' ? random.int(25, 60) : random.int(1, 60);
  const createdAt = day.ago(published + random.int(0, 3), 10, random.int(0, 59));
  if (state === 'draft') return { createdAt, isDraft: true, isPublic: false };
  if (state === 'requested') {
    const reviewRequestedAt = day.ago(published, 12, random.int(0, 59));
    return { createdAt, updatedAt: reviewRequestedAt, reviewRequestedAt, isDraft: false, isPublic: false };
  }
  const publishedAt = day.ago(published, random.int(11, 19), random.int(0, 59));
  if (state === undefined) {
    return { createdAt, updatedAt: publishedAt, publishedAt, isDraft: false, isPublic: true };
  }
  const closedAt = day.ago(random.int(2, 12), random.int(11, 19), random.int(0, 59));
  return { createdAt, updatedAt: closedAt, publishedAt, closedAt, isDraft: false, isPublic: false };
}

const isOnlyRemote = ({ at }: JobText) => at.every((kind) => kind === 'REMOTE');

/** Returns the fields of a demo job that describe its organization. */
function organizationFields(organization: OrganizationText, owner: Person) {
  const { name, nameForHidden, hidingReason, description, address, contact } = organization;
  const id = organizationId(organization);
  return {
    organizationOpenJobsId: id,
    organizationName: name,
    organization: organizationSnapshot({ id, name, description, address, contact }),
    isHideOrganizationName: nameForHidden !== undefined,
    organizationNameForHidden: nameForHidden,
    hidingReason,
    owners: [owner.sub],
    createdBy: owner.sub,
  };
}

/** Returns the fields of a demo job that say where the work is done. */
function locationFields(organization: OrganizationText, text: JobText) {
  const id = catalogueId('Prefacture', organization.prefacture);
  const remote = '全国どこからでも参加できます（フルリモート）';
  return {
    openJobBaseLocationId: id,
    baseLocation: { id, name: organization.prefacture },
    baseLocationDetail: isOnlyRemote(text) ? remote : organization.office,
  };
}

/** Builds one demo job. `place` is the index of the job among those of its occupation. */
function buildJob(
  day: SeedDay,
  occupation: OccupationName,
  text: JobText,
  organization: OrganizationText,
  owner: Person,
  place: number,
): DemoJob {
  const id = seedUlid(`${OpenJob.name}:${text.by}:${text.title}`);
  const random = new Random(id);
  const { createdAt, ...state } = generateState(day, random, text.state);
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
      ...organizationFields(organization, owner),
      ...locationFields(organization, text),
      ...buildJobConditions(random, text),
      ...buildPostingItems(new Random(`${id} items`), occupation, text, organization),
      ...(text.lacks && {
        ...{ [text.lacks]: undefined, itemsDueOn: day.dayAgo(-12), itemsAskedAt: day.ago(18, 9, 0) },
      }),
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

/**
 * Builds all demo jobs.
 * @param owners the owner of each organization, by the organization's key in organizations.json
 * @throws Error when a job refers to an unknown organization
 */
export function buildJobs(day: SeedDay, owners: Map<string, Person>): DemoJob[] {
  return jobs.flatMap(({ occupation, jobs: texts }) =>
    texts.map((text, place) => {
      const organization = organizations.find(({ key }) => key === text.by);
      const owner = owners.get(text.by);
      if (!organization || !owner) throw new Error(`No organization called ${text.by}: ${text.title}`);
      return buildJob(day, occupation, text, organization, owner, place);
    }),
  );
}
