import type { WorkType } from '../../../generated/schema';
import type { ShownJob } from './ShownJob';

const EMPLOYMENT: Record<WorkType, string> = {
  EMPLOYEE: 'FULL_TIME',
  CONTRACT: 'CONTRACTOR',
  SIDE_WORK: 'CONTRACTOR',
  PART_TIME: 'PART_TIME',
  INTERN: 'INTERN',
};

const UNITS = { HOURLY: 'HOUR', DAILY: 'DAY', MONTHLY: 'MONTH', YEARLY: 'YEAR' } as const;

/**
 * Returns the job as schema.org's JobPosting, which search engines read. A hidden organization becomes
 * "confidential".
 */
export function buildJobPosting(job: ShownJob): Record<string, unknown> {
  const texts = [job.overView, job.issue, job.description, job.recommendFor].filter(Boolean);
  const isRemote = job.baseLocationTypes?.includes('REMOTE');
  const unit = job.salaryType && job.salaryType !== 'FIXED' ? UNITS[job.salaryType] : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: texts.join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: 'Enishi', value: job.id },
    datePosted: job.publishedAt?.slice(0, 10),
    employmentType: job.workType ? EMPLOYMENT[job.workType] : undefined,
    hiringOrganization: job.isHideOrganizationName
      ? 'confidential'
      : { '@type': 'Organization', name: job.organizationName, logo: job.organization?.icon ?? undefined },
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: 'JP' } : undefined,
    jobLocation: job.baseLocation
      ? {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressRegion: job.baseLocation.name, addressCountry: 'JP' },
        }
      : undefined,
    baseSalary:
      unit && job.minumumSalary !== null
        ? {
            '@type': 'MonetaryAmount',
            currency: 'JPY',
            value: {
              '@type': 'QuantitativeValue',
              minValue: job.minumumSalary,
              maxValue: job.maximumSalary ?? undefined,
              unitText: unit,
            },
          }
        : undefined,
    directApply: true,
  };
}
