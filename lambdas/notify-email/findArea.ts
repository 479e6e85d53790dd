import { AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../model/access';
import type { Area } from '../../model/conversationPath';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { userPool } from '../lib/userPool';
import { env } from './needs';

/**
 * Returns the area of the site in which a person works: that of administrators, that of organizations while it is
 * open, otherwise that of talents.
 */
export async function findArea(sub: string): Promise<Area> {
  const groups = new AdminListGroupsForUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: sub });
  const { Groups = [] } = await userPool.client.send(groups);
  if (Groups.some(({ GroupName }) => GroupName === ADMIN_GROUP)) return 'admin';
  if (env('CLIENT_AREA') !== 'open') return 'talent';
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  return user?.organizationUsersId ? 'client' : 'talent';
}
