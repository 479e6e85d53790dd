import { AdminDeleteUserCommand, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { userPool } from '../lib/userPool';
import { env } from './needs';

const DAY = 86_400_000;
const UNCONFIRMED = 'UNCONFIRMED';

/**
 * Deletes the users of the Cognito pool who signed up at least a day ago and never entered the mailed code. Otherwise
 * anybody could block an email address for ever by signing up with it. Such users have no records. Invited users have
 * another status and stay. Returns how many were deleted.
 */
export async function removeUnconfirmed(now: Date): Promise<number> {
  const UserPoolId = env('USER_POOL_ID');
  const pages = paginateListUsers(
    { client: userPool.client },
    { UserPoolId, AttributesToGet: ['sub'], Filter: `cognito:user_status = "${UNCONFIRMED}"` },
  );
  const old: string[] = [];
  for await (const { Users = [] } of pages)
    for (const { Username, UserCreateDate } of Users)
      if (Username && UserCreateDate && now.getTime() - UserCreateDate.getTime() >= DAY) old.push(Username);
  let removed = 0;
  for (const Username of old) {
    // The person may have confirmed the address since the list was read.
    const user = await userPool.findByUsername(Username);
    if (user?.UserStatus !== UNCONFIRMED) continue;
    await userPool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    removed += 1;
  }
  return removed;
}
