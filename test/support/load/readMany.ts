import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import { query } from '../api/query';
import { drained } from '../faults/drained';
import { localTables } from '../localTables';
import { manyUnread } from './manyUnread';
import { unreadRows } from './unreadRows';
import type { World } from './World';

const AT_MOST_SECONDS = 300;

/**
 * Creates the given number of unread messages and marks them as read with one call. Returns the seconds until
 * the last row is updated.
 */
export async function readMany({ admin, talents }: World, count: number): Promise<number> {
  const [talent] = talents;
  if (!talent) throw new Error('The world has no talent');
  const { person, conversationId } = talent;
  // The conversation already has its first reply, as one of 5,000 messages would.
  for (const writer of [admin, person])
    await query(messagingDocuments.send, { input: { conversationId, content: 'はじめまして' } }, writer);
  const client = localTables.open();
  try {
    const table = await localTables.nameOf(client, 'Conversation');
    const ends = { authorId: admin.sub, readerId: person.sub };
    await manyUnread({ client, table, conversationId, ...ends }, count);
    console.log(
      `${count} unread messages written; their streams settled after ${(await drained()).toFixed(1)} s`,
    );
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const input = { id: `${conversationId}.${person.sub}`, readAt: new Date().toISOString() };
    const { errors } = await query(messagingDocuments.readAll, { input }, person);
    if (errors[0]) throw new Error(`Reading all was refused: ${errors[0].message}`);
    let left = count;
    while (left > 0 && seconds() < AT_MOST_SECONDS) {
      await new Promise((next) => setTimeout(next, 250));
      left = await unreadRows(client, table, conversationId, person.sub);
    }
    if (left > 0) throw new Error(`${left} of ${count} still unread after ${AT_MOST_SECONDS} s`);
    return seconds();
  } finally {
    client.destroy();
  }
}
