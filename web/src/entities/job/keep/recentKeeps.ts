import { delays } from '../../../lib/settings/delays';

const noted = new Map<string, { kept: boolean; at: number }>();

/**
 * Remembers for some seconds which jobs the person has kept (saved) or removed in this tab. Screens use this
 * to correct search results, because the search index follows with a delay.
 */
export const recentKeeps = {
  note: (jobId: string, kept: boolean) => {
    // A Map keeps the place of a key that it has; without the deletion, a job kept again would not come first.
    noted.delete(jobId);
    noted.set(jobId, { kept, at: Date.now() });
  },
  /**
   * Returns the ids of the jobs that were kept during the last `delays.recentKeeps` milliseconds, newest
   * first.
   */
  added: (now = Date.now()) =>
    [...noted]
      .filter(([, { kept, at }]) => kept && now - at < delays.recentKeeps)
      .map(([id]) => id)
      .reverse(),
  /** Returns true for a job whose keep was removed so recently that the search index may still list it. */
  wasRemoved: (jobId: string, now = Date.now()) => {
    const note = noted.get(jobId);
    return note !== undefined && !note.kept && now - note.at < delays.recentKeeps;
  },
};
