import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { Head } from '../Head';
import { pictureOfOccupation } from '../pictureOfOccupation';
import { summarize } from '../summarize';
import { buildJobPosting, type PublicJob } from './buildJobPosting';

const QUERY = `query Job($id: ID!) {
  getOpenJob(id: $id) {
    id title coverImage overView issue description recommendFor workType baseLocationTypes
    salaryType minumumSalary maximumSalary isHideOrganizationName organizationName publishedAt
    contractKind termType workingHours holidays insurance
    job { id name } baseLocation { id name } organization { id name icon address contact }
  }
}`;

/**
 * Returns the head of the page /jobs/detail/{id}. Null if guests may not read the job or it does not exist.
 */
export async function jobHead(id: string, site: string): Promise<Head | null> {
  const { getOpenJob: job } = await queryAsGuest<{ getOpenJob: PublicJob | null }>(QUERY, { id });
  if (!job) return null;
  return {
    status: 200,
    title: job.title,
    description: summarize(job.overView, job.description, job.issue, job.title),
    path: `/jobs/detail/${encodeURIComponent(job.id)}`,
    picture: job.coverImage ?? pictureOfOccupation(job.job),
    kind: 'article',
    isHidden: false,
    structured: buildJobPosting(job, site),
  };
}
