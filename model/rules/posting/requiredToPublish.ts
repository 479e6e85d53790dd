import { neededToPublish } from './neededToPublish';

type Values = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  `${value}`.trim() === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * Returns the required fields that are missing in a job, so that it cannot be public; those of its organization's record
 * as `organization.<field>`. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function requiredToPublish(job: Values): string[] {
  return neededToPublish(job).filter((field) => {
    const [first, ofOrganization] = field.split('.');
    const value = job[`${first}`] as Values | null;
    return isMissing(ofOrganization && value ? value[ofOrganization] : value);
  });
}
