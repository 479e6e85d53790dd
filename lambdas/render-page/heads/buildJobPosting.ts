import { pictureUrlOf } from '../pictureUrlOf';
import { contractKindOf } from '../../../model/contractKindOf';
import type { EnumValue } from '../../../model/enums';
import { japanDay } from '../../../model/japanDay';
import { productName } from '../../../model/productName';

interface Named {
  id: string;
  name: string;
}

/** The fields of a job that guests may read. */
export interface PublicJob {
  id: string;
  title: string;
  coverImage?: string | null;
  overView?: string | null;
  issue?: string | null;
  description?: string | null;
  recommendFor?: string | null;
  workType?: EnumValue<'WorkType'> | null;
  contractKind?: EnumValue<'ContractKind'> | null;
  termType?: EnumValue<'TermType'> | null;
  workingHours?: string | null;
  insurance?: string | null;
  holidays?: string | null;
  baseLocationTypes?: readonly string[] | null;
  salaryType?: keyof typeof UNITS | 'FIXED' | null;
  minumumSalary?: number | null;
  maximumSalary?: number | null;
  isHideOrganizationName?: boolean | null;
  organizationName?: string | null;
  publishedAt?: string | null;
  job?: Named | null;
  baseLocation?: Named | null;
  organization?: (Named & { icon?: string | null; address?: string | null; contact?: string | null }) | null;
}

/** Returns schema.org's words for the type of work and the term. A side job is a contract unless it says otherwise. */
function employmentTypes({ workType, contractKind, termType }: PublicJob): string[] | undefined {
  if (!workType) return undefined;
  const sideWork = contractKind === 'EMPLOYMENT' ? 'PART_TIME' : 'CONTRACTOR';
  const types = {
    EMPLOYEE: 'FULL_TIME',
    CONTRACT: 'CONTRACTOR',
    SIDE_WORK: sideWork,
    PART_TIME: 'PART_TIME',
    INTERN: 'INTERN',
  };
  const isTemporary = contractKindOf({ workType, contractKind }) === 'EMPLOYMENT' && termType === 'FIXED';
  return [types[workType], ...(isTemporary ? ['TEMPORARY'] : [])];
}

/** Returns schema.org's point of contact for what an organization entered: a URL, an email address or a telephone number. */
function contactPointOf(contact: string) {
  const url = /https:\/\/\S+/.exec(contact)?.[0];
  const email = url ? undefined : /(?<![^\s@])[^\s@]+@[^\s@]+/.exec(contact)?.[0];
  return { '@type': 'ContactPoint', url, email, telephone: url || email ? undefined : contact };
}

const UNITS = { HOURLY: 'HOUR', DAILY: 'DAY', MONTHLY: 'MONTH', YEARLY: 'YEAR' } as const;

function salaryOf({ salaryType, minumumSalary, maximumSalary }: PublicJob) {
  if (!salaryType || salaryType === 'FIXED' || minumumSalary == null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: 'JPY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: minumumSalary,
      maxValue: maximumSalary ?? undefined,
      unitText: UNITS[salaryType],
    },
  };
}

/**
 * Returns a description of a job as schema.org's JobPosting, which search engines read. If the job hides its
 * organization's name or has none, the organization is "confidential".
 * @param site origin of the site, for the URL of the organization's icon
 */
export function buildJobPosting(job: PublicJob, site: string): Record<string, unknown> {
  const texts = [job.overView, job.issue, job.description, job.recommendFor].filter(Boolean);
  const isRemote = job.baseLocationTypes?.includes('REMOTE');
  const icon = job.organization?.icon;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: texts.join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: productName, value: job.id },
    datePosted: job.publishedAt ? japanDay(job.publishedAt) : undefined,
    employmentType: employmentTypes(job),
    workHours: job.workingHours ?? undefined,
    jobBenefits: [job.holidays, job.insurance].filter(Boolean).join('\n') || undefined,
    hiringOrganization:
      job.isHideOrganizationName || !job.organizationName
        ? 'confidential'
        : {
            '@type': 'Organization',
            name: job.organizationName,
            logo: icon ? pictureUrlOf(icon, site) : undefined,
            address: job.organization?.address ?? undefined,
            contactPoint: job.organization?.contact ? contactPointOf(job.organization.contact) : undefined,
          },
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: 'JP' } : undefined,
    jobLocation: job.baseLocation
      ? {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressRegion: job.baseLocation.name, addressCountry: 'JP' },
        }
      : undefined,
    baseSalary: salaryOf(job),
    directApply: true,
  };
}
