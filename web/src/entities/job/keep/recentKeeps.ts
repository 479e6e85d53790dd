const LAG = 10_000;

const noted = new Map<string, { kept: boolean; at: number }>();

/** What this tab kept or took back a moment ago: the search index follows a little later, people look at once. */
export const recentKeeps = {
  note: (jobId: string, kept: boolean) => void noted.set(jobId, { kept, at: Date.now() }),
  /** Ids of the jobs that were kept just now, the latest first. */
  added: (now = Date.now()) =>
    [...noted]
      .filter(([, { kept, at }]) => kept && now - at < LAG)
      .map(([id]) => id)
      .reverse(),
  /** Whether the index may still show a job that was taken back just now. */
  wasRemoved: (jobId: string, now = Date.now()) => {
    const note = noted.get(jobId);
    return note !== undefined && !note.kept && now - note.at < LAG;
  },
};
