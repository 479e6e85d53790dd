import { attributesOf } from './attributes/attributesOf';
import { describeAttributes } from './attributes/describeAttributes';
import type { UserRecord } from './UserRecord';

/**
 * Converts a user to the format that the administrators' actions of the Cognito API return. Times are in
 * seconds since 1970.
 */
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
