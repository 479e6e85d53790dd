import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import type { UserRecord } from '../users/UserRecord';

const last = Number.MAX_SAFE_INTEGER;

/**
 * Returns the names of a user's Cognito groups (the lowest precedence number first), the IAM roles of the
 * groups that have one, and as `preferredRole` the role of the first group (undefined if it has none).
 */
export function groupsOf(configuration: UserPoolConfiguration, user: UserRecord) {
  const groups = user.groups
    .flatMap((name) => configuration.groups.get(name) ?? [])
    .sort((a, b) => (a.precedence ?? last) - (b.precedence ?? last));
  const roles = groups.flatMap(({ roleArn }) => roleArn ?? []);
  return { groups: groups.map(({ name }) => name), roles, preferredRole: groups[0]?.roleArn };
}
