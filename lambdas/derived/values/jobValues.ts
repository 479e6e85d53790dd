import { Job } from '../../../model/entities/Job';
import { OpenJob } from '../../../model/entities/OpenJob';
import { Organization } from '../../../model/entities/Organization';
import { SkillTag } from '../../../model/entities/SkillTag';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { givesRight } from '../../../model/givesRight';
import { keyOf, childId } from '../../../model/ids';
import { itemsDueOf } from '../../../model/postings/itemsDueOf';
import { categorySnapshot } from '../../../model/snapshots/categorySnapshot';
import { organizationSnapshot } from '../../../model/snapshots/organizationSnapshot';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import { currentEntries } from '../currentEntries';
import type { Sources } from '../Sources';

const organization: DerivedValue = {
  name: 'OpenJob.organization',
  table: OpenJob.table,
  entity: OpenJob.name,
  attributes: ['organization', 'organizationName'],
  keptBy: ['refreshOrganizationOfJobs'],
  async valuesOf(job, sources) {
    // A job without a registered organization keeps the name that its author entered.
    if (!job.organizationOpenJobsId) return { organization: null, organizationName: job.organizationName };
    const found = await sources.of(Organization, job.organizationOpenJobsId);
    return found && { organization: organizationSnapshot(found), organizationName: found.name };
  },
};

/**
 * Returns the subs of a job's consultants; null if there are none. The index that lists the job's
 * involvements can be outdated, so each involvement is also read from the table.
 */
async function consultantsOf({ pk, consultantIds }: StoredRow, sources: Sources) {
  const listed = await sources.below(`OpenJob#${pk}`, UserOpenJobs.name);
  const subs = new Set([
    ...listed.map(({ userID }) => String(userID)),
    ...((consultantIds ?? []) as string[]),
  ]);
  const rows = await Promise.all(
    [...subs].map((sub) => sources.item('Talent', keyOf(UserOpenJobs, childId(sub, pk)))),
  );
  const consulting = rows.filter((row) => givesRight(UserOpenJobs, row));
  return consulting.length === 0 ? null : new Set(consulting.map((row) => String(row?.userID)));
}

/** Since when and until when a public job that lacks something is asked to have it. */
const itemsDue: DerivedValue = {
  name: 'OpenJob.itemsDueOn',
  table: OpenJob.table,
  entity: OpenJob.name,
  attributes: ['itemsDueOn', 'itemsAskedAt'],
  keptBy: ['keepItemsDue'],
  valuesOf(job) {
    const due = itemsDueOf(job, new Date());
    // A day that was given stays.
    return Promise.resolve(job.itemsDueOn && due.itemsDueOn ? undefined : due);
  },
};

async function categoryOf({ openJobJobId }: StoredRow, sources: Sources) {
  if (!openJobJobId) return null;
  const category = await sources.of(Job, openJobJobId);
  return category && categorySnapshot(category);
}

/**
 * The derived attributes of a job: what it lacks and until when, the number of keeps, its consultants, and the copies
 * of its organization, occupation and skill tags.
 */
export const jobValues = [
  organization,
  itemsDue,
  attribute(OpenJob, 'favoriteCount', ['countFavorites'], async ({ pk, favoriteCount }, sources) => {
    const keeps = await sources.count(`OpenJob#${pk}`, 'UserFavoriteOpenJobs', ['isFavorite', true]);
    return keeps === 0 && favoriteCount === undefined ? null : keeps;
  }),
  attribute(OpenJob, 'consultantIds', ['refreshConsultants'], consultantsOf),
  attribute(OpenJob, 'job', ['refreshNamesOfJobs'], categoryOf),
  attribute(OpenJob, 'requiredSkillTags', ['refreshNamesOfJobs'], (job, sources) =>
    currentEntries(job.requiredSkillTags, SkillTag, sources),
  ),
  attribute(OpenJob, 'welcomeSkillTags', ['refreshNamesOfJobs'], (job, sources) =>
    currentEntries(job.welcomeSkillTags, SkillTag, sources),
  ),
];
