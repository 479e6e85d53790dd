import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import type { UserRecord } from '../users/UserRecord';

const last = Number.MAX_SAFE_INTEGER;

/**
 * Returns the Cognito groups of a user, the one with the lowest precedence number first, the IAM roles of these
 * groups, and the role of the first group.
 */
export function groupsOf(configuration: UserPoolConfiguration, user: UserRecord) {
  const groups = user.groups
    .flatMap((name) => configuration.groups.get(name) ?? [])
    .sort((a, b) => (a.precedence ?? last) - (b.precedence ?? last));
  const roles = groups.flatMap(({ roleArn }) => roleArn ?? []);
  return { groups: groups.map(({ name }) => name), roles, preferredRole: groups[0]?.roleArn };
}
