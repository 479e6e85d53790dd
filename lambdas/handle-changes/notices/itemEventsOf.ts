import type { StoredRow } from '../../lib/StoredRow';
import type { NoticeEvent } from './NoticeEvent';

const KINDS = { itemsAskedAt: 'JOB_ITEMS_LACKING', itemsClosedAt: 'JOB_ITEMS_CLOSED' } as const;

/** Returns the news for the staff of a job: that it lacks something while public, and that it was closed for that. */
export function itemEventsOf(before: StoredRow | undefined, after: StoredRow): NoticeEvent[] {
  return (['itemsAskedAt', 'itemsClosedAt'] as const)
    .filter((time) => after[time] && before?.[time] !== after[time])
    .map((time) => ({
      ...{ kind: KINDS[time], subject: String(after.id), title: String(after.title ?? '') },
      ...{ at: String(after[time]), to: { staffOf: String(after.id) } },
    }));
}
