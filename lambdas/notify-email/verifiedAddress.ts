import { userPool } from '../lib/userPool';

/**
 * The address that the user pool knows as the person's now, verified; null when the account is gone or disabled. The
 * copy in the tables may be older than a change, and the address somebody else's by then.
 */
export async function verifiedAddress(sub: string): Promise<string | null> {
  const user = await userPool.find(sub);
  if (!user || user.Enabled === false) return null;
  const valueOf = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
  return valueOf('email_verified') === 'true' ? (valueOf('email') ?? null) : null;
}
