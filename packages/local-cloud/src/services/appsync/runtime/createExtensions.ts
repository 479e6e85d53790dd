import type { Effects, SubscriptionFilter } from './Effects';
import { notEmulated } from './notEmulated';

/** `extensions` of `@aws-appsync/utils`. */
export function createExtensions(effects: () => Effects) {
  return {
    evictFromApiCache: notEmulated('extensions.evictFromApiCache'),
    setSubscriptionFilter: (filter: SubscriptionFilter): void => {
      effects().subscriptionFilter = filter;
    },
    setSubscriptionInvalidationFilter: (filter: SubscriptionFilter): void => {
      effects().invalidationFilter = filter;
    },
    invalidateSubscriptions: (invalidation: Effects['invalidations'][number]): void => {
      effects().invalidations.push(invalidation);
    },
  };
}
