import type { CustomResolver } from '../CustomResolver';

/** The custom resolvers that send notifications by email or to Slack. */
export const notificationResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.notifyToSlackForNewUser': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    source: 'Slack',
  },
  'Query.notifyToSlackForNewUserApply': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    source: 'Slack',
  },
  'Query.notifyErrorToSlack': { in: 'notify', file: 'notifyToSlack', grants: ['signedIn'], source: 'Slack' },
  'Query.notifyEmailForNewMessage': {
    in: 'notify',
    grants: ['signedIn'],
    steps: { member: 'Conversation', rateLimit: 'Insight' },
  },
};
