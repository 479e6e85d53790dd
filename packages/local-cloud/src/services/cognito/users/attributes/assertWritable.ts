import type { ClientConfiguration } from '../../configuration/ClientConfiguration';
import { standardAttributes } from '../../configuration/attributes/standardAttributes';
import { ServiceError } from '../../ServiceError';

/** Only the pool may set whether an email is verified, never a client. */
const never = ['email_verified', 'phone_number_verified'];

/** @throws NotAuthorizedException when a client writes what its configuration does not let it write */
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
