import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { collection } from '../lib/collection';
import { env } from './needs';
import { indexed } from '../lib/indexed';

/**
 * Finds every conversation that a person has taken part in. Returns a map from the conversation's id to the
 * names that the person had there. It finds the conversations that the person is a member of or has left
 * (`LeftConversation` rows), those of their applications, and those with messages that they have sent or not
 * yet read.
 */
export async function findConversations(sub: string): Promise<Map<string, Set<string>>> {
  const [conversations, talents] = [env('CONVERSATION_TABLE'), env('TALENT_TABLE')];
  const applications = childrenPrefix(UserApplies, sub);
  const [members, sent, unread, left, applied] = await Promise.all([
    indexed(conversations, 'byMember', 'memberKey', sub),
    indexed(conversations, 'byUser', 'userKey', `${sub}#sent`),
    indexed(conversations, 'byUser', 'userKey', `${sub}#unread`),
    collection(talents, `${sub}#private`, 'LeftConversation#'),
    collection(talents, applications.pk, applications.sk),
  ]);
  const found = new Map<string, Set<string>>();
  const add = (id: unknown, name?: unknown) => {
    if (typeof id !== 'string') return;
    const names = found.get(id) ?? new Set<string>();
    if (typeof name === 'string' && name !== '') names.add(name);
    found.set(id, names);
  };
  for (const { pk, memberName } of members) add(pk, memberName);
  for (const { pk, author } of [...sent, ...unread])
    add(pk, (author as { name?: unknown } | undefined)?.name);
  for (const { conversationId, memberName } of left) add(conversationId, memberName);
  for (const { conversationId } of applied) add(conversationId);
  return found;
}
