import type { ClientConfiguration } from '../../configuration/ClientConfiguration';
import { standardAttributes } from '../../configuration/attributes/standardAttributes';
import { ServiceError } from '../../ServiceError';

/** Attributes that no app client may write: whether an email or a phone number is verified. */
const never = ['email_verified', 'phone_number_verified'];

/**
 * Checks that an app client may write the given user attributes.
 * @throws NotAuthorizedException
 */
export function assertWritable(client: ClientConfiguration, attributes: Record<string, string>): void {
  const writable = (name: string) =>
    !never.includes(name) &&
    (client.writeAttributes
      ? client.writeAttributes.has(name)
      : Object.hasOwn(standardAttributes, name) || name.startsWith('custom:'));
  if (!Object.keys(attributes).every(writable)) {
    throw new ServiceError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
}
