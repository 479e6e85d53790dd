import { delays } from '../../../lib/settings/delays';

const noted = new Map<string, { kept: boolean; at: number }>();

/** The jobs that this tab has kept or removed just now, because the search index follows with a delay. */
export const recentKeeps = {
  note: (jobId: string, kept: boolean) => void noted.set(jobId, { kept, at: Date.now() }),
  /** Ids of the jobs that were kept just now, newest first. */
  added: (now = Date.now()) =>
    [...noted]
      .filter(([, { kept, at }]) => kept && now - at < delays.recentKeeps)
      .map(([id]) => id)
      .reverse(),
  /** True while the index may still list a job that was removed just now. */
  wasRemoved: (jobId: string, now = Date.now()) => {
    const note = noted.get(jobId);
    return note !== undefined && !note.kept && now - note.at < delays.recentKeeps;
  },
};
