import { handler } from '../../../lambdas/manage-search/handler';

const ALL_THE_TIME = 15 * 60_000;

/** Invokes the function `manage-search`. `remaining` is the time that it has left, in milliseconds, all the time. */
export const manageSearch = (event: Parameters<typeof handler>[0], remaining = ALL_THE_TIME) =>
  handler(event, { getRemainingTimeInMillis: () => remaining });
