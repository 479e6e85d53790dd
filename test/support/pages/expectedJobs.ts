import { publicPathOf } from '../../../model/publicPathOf';
import type { ExpectedPage } from './ExpectedPage';
import { readAllAsGuest } from './readAllAsGuest';
import { japanDay } from '../../../model/japanDay';

interface Job {
  id: string;
  title: string;
  coverImage: string | null;
  overView: string | null;
  description: string | null;
  issue: string | null;
  recommendFor: string | null;
  minumumSalary: number | null;
  salaryType: string | null;
  isHideOrganizationName: boolean | null;
  organizationName: string | null;
  publishedAt: string;
  updatedAt: string;
  baseLocation: { name: string } | null;
}

const FIELDS = `id title coverImage overView description issue recommendFor minumumSalary salaryType
  isHideOrganizationName organizationName publishedAt updatedAt baseLocation { id name }`;

function structuredOf(job: Job) {
  const texts = [job.overView, job.issue, job.description, job.recommendFor].filter(Boolean);
  const isHidden = job.isHideOrganizationName || !job.organizationName;
  const hasSalary = job.salaryType && job.salaryType !== 'FIXED' && job.minumumSalary !== null;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: texts.join('\n\n'),
    identifier: { value: job.id },
    datePosted: japanDay(job.publishedAt),
    hiringOrganization: isHidden ? 'confidential' : { '@type': 'Organization', name: job.organizationName },
    ...(hasSalary && { baseSalary: { currency: 'JPY', value: { minValue: job.minumumSalary } } }),
    ...(job.baseLocation && { jobLocation: { address: { addressRegion: job.baseLocation.name } } }),
  };
}

/** Returns what the pages of all public jobs must say, from what guests read through the API. */
export async function expectedJobs(): Promise<ExpectedPage[]> {
  const jobs = await readAllAsGuest<Job>('searchOpenJobs', FIELDS);
  return jobs.map((job) => ({
    path: `/jobs/detail/${job.id}`,
    title: job.title,
    texts: [job.overView, job.description, job.issue, job.title],
    picture: job.coverImage ? publicPathOf(job.coverImage) : null,
    structured: structuredOf(job),
    changedAt: job.updatedAt,
  }));
}
