import { announcements } from '../../model/announcements';
import { messageOfRead } from './messageOfRead';
import { publicationOf } from './publicationOf';
import type { Batch } from './Batch';
import { publish } from './publish';

/**
 * Publishes the changes of a batch to subscribers, those of one partition in their order. It runs before all
 * reactions, so that messages arrive quickly. A new read row (whether a member has read a message) is
 * published with its message.
 */
export async function publishChanges(batch: Batch): Promise<void> {
  await batch.inLanes(async ({ change }) => {
    const published = publicationOf(change);
    if (!published) return;
    const { announcement, item } = published;
    const isRead = announcement === announcements.messageRead;
    await publish(announcement, isRead ? { ...item, message: await messageOfRead(item) } : item);
  });
}
