import { paginateListUsersInGroup } from '@aws-sdk/client-cognito-identity-provider';
import { ADMIN_GROUP } from '../../../model/access';
import type { Notice } from '../../lib/notices/Notice';
import { noticeId } from '../../lib/notices/noticeId';
import { sendToQueue } from '../../lib/sendToQueue';
import { subOf } from '../../lib/subOf';
import { userPool } from '../../lib/userPool';
import { env } from '../needs';

/**
 * Queues a notice for each administrator whose account is enabled. A repeated delivery queues the same ids,
 * so that each notice is stored and mailed once.
 */
export async function queueForAdministrators(notice: Notice): Promise<void> {
  const pages = paginateListUsersInGroup(
    { client: userPool.client },
    { UserPoolId: env('USER_POOL_ID'), GroupName: ADMIN_GROUP },
  );
  for await (const { Users = [] } of pages)
    for (const { Attributes, Enabled } of Users) {
      const userId = subOf(Attributes);
      if (!userId || Enabled === false) continue;
      const own = { ...notice, userId };
      await sendToQueue(env('NOTICE_QUEUE_URL'), { ...own, id: noticeId(own) });
    }
}
