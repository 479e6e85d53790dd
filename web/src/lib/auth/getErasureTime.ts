import { gracePeriod } from '../../../../model/gracePeriod';

/** Returns from when on an account can be erased whose deletion was requested at this time, both in ISO 8601. */
export const getErasureTime = (requestedAt: string): string =>
  new Date(new Date(requestedAt).getTime() + gracePeriod).toISOString();
