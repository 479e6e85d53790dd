import type { UserRecord } from '../UserRecord';

/** A user's attributes with the sub, as triggers and tokens see them. */
export function attributesOf(user: UserRecord): Record<string, string> {
  return { sub: user.sub, ...user.attributes };
}
