import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import { conversationsOfJob } from '../conversationsOfJob';
import type { Reaction } from '../Reaction';

/** Conversations show their job as everybody may now see it: a name that is hidden later leaves them too. */
export const refreshJobOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  await refreshAll('Conversation', conversationsOfJob(after.pk), ['Conversation.openJob']);
};
