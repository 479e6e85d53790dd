import {
  AdminListGroupsForUserCommand,
  type AdminListGroupsForUserCommandOutput,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import type { NoticeRole } from '../../model/notices/noticeKinds';
import { itemAt } from '../lib/itemAt';
import { userPool } from '../lib/userPool';
import { env } from './needs';

async function isAdministrator(Username: string): Promise<boolean> {
  const request = new AdminListGroupsForUserCommand({ UserPoolId: env('USER_POOL_ID'), Username });
  try {
    const answer: Partial<AdminListGroupsForUserCommandOutput> | undefined =
      await userPool.client.send(request);
    return answer?.Groups?.some(({ GroupName }) => GroupName === ADMIN_GROUP) ?? false;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}

/** Returns the area in which a person works, to which the links in their mails lead. */
export async function readRole(sub: string): Promise<NoticeRole> {
  if (await isAdministrator(sub)) return 'admin';
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  return user?.organizationUsersId && env('CLIENT_AREA') === 'open' ? 'client' : 'talent';
}
