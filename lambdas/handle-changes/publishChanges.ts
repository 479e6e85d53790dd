import type { Item } from '../lib/Item';
import type { Announcement } from '../../model/Announcement';
import { announcements } from '../../model/announcements';
import { messageOfRead } from './messageOfRead';
import { publicationOf } from './publicationOf';
import type { Batch, Entry } from './Batch';
import { publish } from './publish';

/**
 * Maximum number of concurrent requests to AppSync. All changes of a partition belong to the same sequence of
 * requests, so that they are published in order.
 */
const STREAMS = 4;
/**
 * Maximum number of publications in one request to AppSync. Several share a request, because the round trip
 * takes longer than the publishing itself.
 */
const A_REQUEST = 20;

interface Due {
  entry: Entry;
  announcement: Announcement;
  item: Item;
}

/**
 * Adds the message to each publication of a new read row (whether a member has read a message). If reading a
 * message from the table fails, the stream record of its read row counts as failed.
 */
async function addMessages(stream: readonly Due[], batch: Batch): Promise<Due[]> {
  const complete = async (due: Due): Promise<Due[]> => {
    if (due.announcement !== announcements.messageRead) return [due];
    try {
      return [{ ...due, item: { ...due.item, message: await messageOfRead(due.item) } }];
    } catch (error) {
      batch.fail(due.entry, error);
      return [];
    }
  };
  return (await Promise.all(stream.map(complete))).flat();
}

/**
 * Publishes the changes of a batch to subscribers. It runs before all reactions, so that messages arrive
 * quickly.
 */
export async function publishChanges(batch: Batch): Promise<void> {
  const due = batch.lanes.map((lane) =>
    lane.flatMap((entry): Due[] => {
      const announced = publicationOf(entry.change);
      return announced ? [{ entry, ...announced }] : [];
    }),
  );
  const streams = Array.from({ length: STREAMS }, (_, number) =>
    due.filter((_lane, place) => place % STREAMS === number).flat(),
  );
  await Promise.all(
    streams.map(async (each) => {
      const stream = await addMessages(each, batch);
      for (let at = 0; at < stream.length; at += A_REQUEST) {
        const portion = stream.slice(at, at + A_REQUEST);
        for (const [{ entry }, error] of await publish(portion)) batch.fail(entry, error);
      }
    }),
  );
}
