import { type AttributeType, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { env } from './needs';
import { userPool } from '../lib/userPool';

const valueOf = (attributes: readonly AttributeType[], name: string) =>
  attributes.find(({ Name }) => Name === name)?.Value;

/**
 * Returns the verified email of every user in the Cognito pool, keyed by sub; null for a user without a
 * verified email. Throws if the pool returns no users, because every account would then look like an orphan.
 */
export async function readPoolEmails(): Promise<ReadonlyMap<string, string | null>> {
  const emails = new Map<string, string | null>();
  const pages = paginateListUsers(
    { client: userPool.client },
    { UserPoolId: env('USER_POOL_ID'), AttributesToGet: ['sub', 'email', 'email_verified'] },
  );
  for await (const { Users = [] } of pages)
    for (const { Attributes = [] } of Users) {
      const sub = valueOf(Attributes, 'sub');
      const isVerified = valueOf(Attributes, 'email_verified') === 'true';
      if (sub) emails.set(sub, (isVerified && valueOf(Attributes, 'email')?.toLowerCase()) || null);
    }
  if (emails.size === 0) throw new Error('The user pool returned no users, so no account is erased');
  return emails;
}
