import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';

interface Job {
  id: string;
  isPublic: boolean | null;
  isDraft: boolean | null;
  closedAt: string | null;
  isHideOrganizationName: boolean | null;
  isHideSkills: boolean | null;
  organizationOpenJobsId: string | null;
  organizationName: string | null;
  openJobJobId: string | null;
}

const search = graphql(`
  query Search($from: Int!) {
    searchOpenJobs(limit: 50, from: $from, sort: { field: createdAt, direction: asc }) {
      items {
        id
        isPublic
        isDraft
        closedAt
        isHideOrganizationName
        isHideSkills
        organizationOpenJobsId
        organizationName
        openJobJobId
      }
    }
  }
`);

const isPlain = (job: Job) =>
  Boolean(job.isPublic && !job.isDraft && !job.isHideOrganizationName && !job.isHideSkills);

const kinds: Record<string, (job: Job) => boolean> = {
  job: isPlain,
  another: isPlain,
  masked: (job) => Boolean(job.isPublic && !job.isDraft && job.isHideOrganizationName && job.isHideSkills),
  draft: (job) => Boolean(job.isDraft),
  closed: (job) => !job.isPublic && Boolean(job.closedAt),
};

/**
 * Finds one seeded job of each kind that the access matrix needs, such as a draft. Returns the values of the
 * placeholders for them.
 */
export async function findJobs(admin: Person): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; Object.keys(kinds).some((name) => !found.has(name)); from += 50) {
    const { data, errors } = await query(search, { from }, admin);
    const jobs = data?.searchOpenJobs.items ?? [];
    if (jobs.length === 0) throw new Error(`The seed lacks a kind of job: ${errors[0]?.message ?? ''}`);
    for (const [name, isOfKind] of Object.entries(kinds)) {
      const taken = [...found.values()];
      const job = jobs.find((each) => isOfKind(each) && !taken.includes(each.id));
      if (!job || found.has(name)) continue;
      found.set(name, job.id);
      if (name === 'masked') found.set('maskedOrganization', job.organizationName ?? '');
      if (name === 'job') found.set('usedCategory', job.openJobJobId ?? '');
      if (name === 'job') found.set('listedOrganization', job.organizationOpenJobsId ?? '');
    }
  }
  return found;
}
