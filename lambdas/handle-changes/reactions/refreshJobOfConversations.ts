import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import { conversationsOfJob } from '../conversationsOfJob';
import type { Reaction } from '../Reaction';

/**
 * When public fields of a job change (for example, when it hides its organization's name), updates the copies
 * of the job in its conversations.
 */
export const refreshJobOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  await refreshAll('Conversation', conversationsOfJob(after.pk), ['Conversation.openJob']);
};
