import type { CustomResolver } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/**
 * The custom resolvers for a person's notices and for the queries whose names begin with `notify`. The
 * queries for Slack send a message to Slack. The query for email only checks the call and confirms it; the
 * mail is queued by `handle-changes`, whether or not the query is called.
 */
export const notificationResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.notifyToSlackForNewUser': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    rate: RateLimits.notification,
    source: 'Slack',
  },
  'Query.notifyToSlackForNewUserApply': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    rate: RateLimits.notification,
    source: 'Slack',
  },
  'Query.notifyErrorToSlack': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['signedIn'],
    rate: RateLimits.notification,
    source: 'Slack',
  },
  'Query.listFailedNotices': {
    in: 'notify',
    file: 'onFailedNotices',
    grants: ['admin'],
    source: 'FailedNotices',
  },
  'Mutation.redriveNotices': {
    in: 'notify',
    file: 'onFailedNotices',
    grants: ['admin'],
    source: 'FailedNotices',
  },
  'Query.listUserNotices': { in: 'notify', grants: ['signedIn'], source: 'Insight' },
  'Mutation.updateUserNotice': { in: 'notify', grants: ['signedIn'], source: 'Insight' },
  'Mutation.publishUserNotice': { in: 'message', file: 'publish', grants: ['system'], source: 'None' },
  'Subscription.onCreateUserNotice': { in: 'message', file: 'onOwn', grants: ['owner'], source: 'None' },
  'Subscription.onUpdateUserNotice': { in: 'message', file: 'onOwn', grants: ['owner'], source: 'None' },
  'Query.notifyEmailForNewMessage': {
    in: 'notify',
    grants: ['signedIn'],
    rate: RateLimits.notification,
    source: 'Conversation',
  },
};
