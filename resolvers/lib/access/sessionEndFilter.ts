import { util } from '@aws-appsync/utils';

/**
 * Returns the condition under which a subscription that begins now ends with the sessions of its subscriber. One that
 * they open after the end, having signed in again, stays.
 */
export const sessionEndFilter = (sub: string) => ({
  endedFor: { eq: sub },
  endedAt: { gt: util.time.nowEpochMilliSeconds() },
});
