import type { UserRecord } from '../UserRecord';

/** Returns the attributes of a user, including `sub`, for triggers and responses of the Cognito API. */
export function attributesOf(user: UserRecord): Record<string, string> {
  return { sub: user.sub, ...user.attributes };
}
