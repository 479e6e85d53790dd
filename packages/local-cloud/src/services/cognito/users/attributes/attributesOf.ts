import type { UserRecord } from '../UserRecord';

/** Returns the attributes of a user including `sub`, as triggers and the Cognito API show them. */
export function attributesOf(user: UserRecord): Record<string, string> {
  return { sub: user.sub, ...user.attributes };
}
