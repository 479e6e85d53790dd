import {
  AdminListGroupsForUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import type { Area } from '../../model/conversationPath';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { userPool } from '../lib/userPool';
import { env } from './needs';

async function isAdministrator(Username: string): Promise<boolean> {
  const request = new AdminListGroupsForUserCommand({ UserPoolId: env('USER_POOL_ID'), Username });
  try {
    const { Groups = [] } = await userPool.client.send(request);
    return Groups.some(({ GroupName }) => GroupName === ADMIN_GROUP);
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}

/** Returns the area of the site in which a person works, to which the links in their mails lead. */
export async function findArea(sub: string): Promise<Area> {
  if (await isAdministrator(sub)) return 'admin';
  if (env('CLIENT_AREA') !== 'open') return 'talent';
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  return user?.organizationUsersId ? 'client' : 'talent';
}
