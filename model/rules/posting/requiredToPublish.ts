type Values = Readonly<Record<string, unknown>>;

/**
 * The fields that every public job must have: who offers the work, what it is, where and how it is done, and
 * what it pays.
 */
const ALWAYS =
  'title organizationName workType baseLocationTypes salaryType minumumSalary overView description';
/** The fields that a public job must also have unless its pay is a fixed sum. */
const PAID_BY_TIME = 'numberOfDayPerWeek numberOfHoursPerDay';

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  `${value}`.trim() === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * Returns the required fields that are missing in a job, so that it cannot be public. A job that hides its
 * organization or its skills also needs the names that are shown instead. Resolvers use this function too, so
 * it is limited to the APPSYNC_JS subset.
 */
export function requiredToPublish(job: Values): string[] {
  const fields = [
    ...ALWAYS.split(' '),
    ...(job.salaryType === 'FIXED' ? [] : PAID_BY_TIME.split(' ')),
    ...(job.isHideOrganizationName === true ? ['organizationNameForHidden'] : []),
    ...(job.isHideSkills === true ? ['skillNamesForHidden'] : []),
  ];
  return fields.filter((field) => isMissing(job[field]));
}
