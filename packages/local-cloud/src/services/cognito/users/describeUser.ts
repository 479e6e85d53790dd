import { attributesOf } from './attributes/attributesOf';
import { describeAttributes } from './attributes/describeAttributes';
import type { UserRecord } from './UserRecord';

/** A user as administrators see it; times in seconds. */
export function describeUser(user: UserRecord) {
  return {
    Username: user.username,
    Attributes: describeAttributes(attributesOf(user)),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
