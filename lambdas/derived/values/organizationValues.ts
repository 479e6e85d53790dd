import { OpenJob } from '../../../model/entities/OpenJob';
import { Organization } from '../../../model/entities/Organization';
import type { Item } from '../../lib/Item';
import { attribute } from '../attribute';
import type { Sources } from '../Sources';

const isNamedBy = (job: Item | undefined, id: string): boolean =>
  job?.organizationOpenJobsId === id &&
  job.isPublic === true &&
  job.isDraft !== true &&
  job.isHideOrganizationName !== true;

/** The index lags behind: what it lists is looked at in the table. */
async function isNamed({ sk: id }: Item, sources: Sources): Promise<boolean> {
  const listed = await sources.jobsOf(id);
  const jobs = await Promise.all(listed.map(({ pk }) => sources.of(OpenJob, pk)));
  return jobs.some((job) => isNamedBy(job, id));
}

/** Everybody may list an organization while one of its public jobs names it. */
export const organizationValues = [
  attribute(Organization, 'listKey', ['listOrganization'], async (row, sources) =>
    (await isNamed(row, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];
