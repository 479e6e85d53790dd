import { announcements } from '../../../model/announcements';
import { subscriptionFields } from '../../../model/subscriptionFields';
import type { SecurityNotice } from '../../lib/notices/SecurityNotice';
import { sendToQueue } from '../../lib/sendToQueue';
import { env } from '../needs';
import { publish } from '../publish';
import type { Reaction } from '../Reaction';

/** How many subscription fields one request to AppSync can end. */
const A_REQUEST = 5;

const HOUR = 3_600_000;

/**
 * Ends all open subscriptions of a person whose sessions have ended (a lock, a new password, a sign-out on all
 * devices) or whose account was erased. Mails them about a new password, at most once an hour.
 */
export const endSessions: Reaction = async ({ before, after }) => {
  const isErased = !after && before?.__typename === 'User';
  const ended = isErased ? before : after?.__typename === 'SessionEnd' ? after : undefined;
  if (!ended) return;
  const endedAt = Number(ended.endedAt ?? Date.now());
  for (let at = 0; at < subscriptionFields.length; at += A_REQUEST) {
    const item = { userId: ended.sub, endedAt, fields: subscriptionFields.slice(at, at + A_REQUEST) };
    await publish(announcements.endedSubscriptions, item);
  }
  if (!ended.hasNewPassword) return;
  const notice: SecurityNotice = {
    ...{ security: 'PASSWORD_CHANGED', userId: String(ended.sub) },
    mark: `${Math.floor(endedAt / HOUR)}`,
  };
  await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice });
};
