import { gracePeriod } from '../../../../model/gracePeriod';

/**
 * Returns the earliest time at which an account can be erased; `requestedAt` is the time at which its
 * deletion was requested. Both are in ISO 8601.
 */
export const getErasureTime = (requestedAt: string): string =>
  new Date(new Date(requestedAt).getTime() + gracePeriod).toISOString();
