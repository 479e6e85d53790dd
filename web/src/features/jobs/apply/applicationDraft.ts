import { stored } from '../../../lib/storage/stored';

interface Draft {
  message?: string;
  url?: string;
  resumeIds?: readonly string[];
}

/** Stores the unsent application to one job in this tab. */
export function applicationDraft(jobId: string) {
  const key = `applyDraft.${jobId}`;
  return {
    get(): Draft {
      try {
        return JSON.parse(stored.session.get(key) ?? '{}') as Draft;
      } catch {
        return {};
      }
    },
    keep: (draft: Draft) => stored.session.set(key, JSON.stringify(draft)),
    forget: () => stored.session.remove(key),
  };
}
