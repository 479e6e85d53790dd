import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import { query, type TypedDocument } from '../api/query';
import { given } from '../given';
import { killDocuments } from './killDocuments';
import type { KillWorld } from './KillWorld';

type Found = Record<string, { items: { id: string }[] }>;

/**
 * Signs up the given number of talents, opens a conversation of each with the administrator, and finds jobs
 * and benefits.
 */
export async function makeKillWorld(talents: number): Promise<KillWorld> {
  const admin = await given.theAdministrator();
  const made: KillWorld['talents'] = [];
  for (let count = 0; count < talents; count += 1) {
    const person = await given.aTalent();
    const { data, errors } = await query(
      messagingDocuments.converse,
      { input: { participantIds: [person.sub], name: 'ご相談' } },
      admin,
    );
    if (!data?.createConversation) throw new Error(`No conversation: ${errors[0]?.message}`);
    made.push({ person, conversationId: data.createConversation.id });
  }
  const ids = async (document: TypedDocument<Found>) => {
    const { data, errors } = await query(document, {}, admin);
    if (!data) throw new Error(`Nothing found: ${errors[0]?.message}`);
    return Object.values(data).flatMap(({ items }) => items.map(({ id }) => id));
  };
  return {
    ...{ admin, talents: made },
    jobs: await ids(killDocuments.jobs),
    benefits: await ids(killDocuments.benefits),
  };
}
