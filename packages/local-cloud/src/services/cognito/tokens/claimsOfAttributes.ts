import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { UserRecord } from '../users/UserRecord';
import type { Claim } from './Claim';

const booleans = ['email_verified', 'phone_number_verified'];

/** A user's attributes as claims of the ID token: those that the client may read. */
export function claimsOfAttributes(client: ClientConfiguration, user: UserRecord): Record<string, Claim> {
  const readable = Object.entries(user.attributes).filter(
    ([name]) => !client.readAttributes || client.readAttributes.has(name),
  );
  return Object.fromEntries(
    readable.map(([name, value]) => [name, booleans.includes(name) ? value === 'true' : value]),
  );
}
