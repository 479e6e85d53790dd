import type { Item } from '../../lib/Item';

/** True when a member's row shows that the conversation is about a job. */
export function aboutJob(member: Item): boolean {
  return !!(member.conversation as Item | undefined)?.openJobConversationsId;
}
