import { stored } from '../storage/stored';

const KEY = 'pendingKeep';

/**
 * The id of the job that a guest wanted to keep. It is stored in this tab, so that the job can be kept after
 * the guest has signed in.
 */
export const pendingKeep = {
  get: () => stored.session.get(KEY),
  set: (jobId: string) => stored.session.set(KEY, jobId),
  forget: () => stored.session.remove(KEY),
};
