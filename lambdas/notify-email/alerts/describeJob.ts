import { formatYenRange } from '../../../model/formatYenRange';
import type { MailLanguage } from '../../../model/mailLanguage';
import type { StoredRow } from '../../lib/StoredRow';
import { nameInMail } from '../buildMail';
import { alertTexts } from './alertTexts';
import type { MailedJob } from './MailedJob';

const includes = (values: unknown, value: unknown): boolean =>
  Array.isArray(values) && values.includes(value);

/** Returns the pay of a job as text. */
function payOf({ salaryType, minumumSalary, maximumSalary }: MailedJob, language: MailLanguage): string {
  const { salary, open } = alertTexts[language];
  const amount = formatYenRange(minumumSalary ?? null, maximumSalary ?? null, language);
  if (amount === null) return open;
  return salaryType ? salary[salaryType](amount) : amount;
}

/**
 * Returns the conditions of an alert that a job fits, in words: of several skills, places and so on those that it has.
 * Every word is about something that a guest sees in the job.
 */
function fitsOf(alert: StoredRow, job: MailedJob, language: MailLanguage): string[] {
  const { workType, location, days, excellent } = alertTexts[language];
  const tags = [...(job.requiredSkillTags ?? []), ...(job.welcomeSkillTags ?? [])];
  const named = (condition: string, entries: readonly ({ id: string; name: string } | null | undefined)[]) =>
    entries.flatMap((entry) =>
      entry && includes(alert[condition], entry.id) ? [nameInMail(entry.name)] : [],
    );
  const asksDays =
    typeof alert.minimumDaysPerWeek === 'number' || typeof alert.maximumDaysPerWeek === 'number';
  const asksPay = Boolean(alert.salaryType) || typeof alert.minumumSalary === 'number';
  const words = [
    ...(typeof alert.keyword === 'string' ? [nameInMail(alert.keyword)] : []),
    ...named('jobs', [job.job]),
    ...named('skillTags', tags),
    ...named('prefectures', [job.baseLocation]),
    ...(job.workType && includes(alert.workType, job.workType) ? [workType[job.workType]] : []),
    ...(job.baseLocationTypes ?? []).flatMap((type) =>
      includes(alert.baseLocationTypes, type) ? [location[type]] : [],
    ),
    ...(asksDays && job.numberOfDayPerWeek ? [days(job.numberOfDayPerWeek)] : []),
    ...(asksPay ? [payOf(job, language)] : []),
    ...(alert.isExcellent === true ? [excellent] : []),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/** Returns what the mail of an alert says about a job: who offers it, its conditions, and why it is in the mail. */
export function describeJob(alert: StoredRow, job: MailedJob, language: MailLanguage): string {
  const { workType, location, join, fits } = alertTexts[language];
  const organization = job.isHideOrganizationName ? job.organizationNameForHidden : job.organizationName;
  const conditions = [
    ...(job.workType ? [workType[job.workType]] : []),
    ...(job.baseLocationTypes ?? []).map((type) => location[type]),
    payOf(job, language),
  ];
  const words = fitsOf(alert, job, language);
  return [
    nameInMail(organization ?? ''),
    conditions.join(join),
    ...(words.length > 0 ? [fits(words.join(join))] : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
