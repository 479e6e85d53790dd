import { stored } from '../storage/stored';

const KEY = 'pendingKeep';

/** The id of the job that a guest wanted to keep, stored in this tab until the guest has signed in. */
export const pendingKeep = {
  get: () => stored.session.get(KEY),
  set: (jobId: string) => stored.session.set(KEY, jobId),
  forget: () => stored.session.remove(KEY),
};
