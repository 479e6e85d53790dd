import type { Item } from '../../lib/Item';

/** Whether a member's conversation is about a job, as their row tells. */
export function aboutJob(member: Item): boolean {
  return !!(member.conversation as Item | undefined)?.openJobConversationsId;
}
