import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { childId } from '../../../model/ids';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { Sources } from '../Sources';

const KEPT_BY = ['recordScoutFacts'];

/** Since when the person could know of the scout. */
const sinceOf = ({ scoutedAt, createdAt }: StoredRow) => String(scoutedAt ?? createdAt);

async function appliedAt(row: StoredRow, sources: Sources): Promise<unknown> {
  const application = await sources.of(UserApplies, row.id);
  const history = (application?.history ?? []) as { type?: string; at?: string }[];
  return history.find(({ type, at }) => type === 'APPLIED' && String(at) >= sinceOf(row))?.at;
}

/**
 * What became of a scout: when the person first read the conversation, first wrote or applied, and applied. A fact that
 * is stored remains, because its source moves on (the position up to which a member has read) or can be withdrawn.
 */
export const scoutFacts = [
  attribute(UserOpenJobs, 'openedAt', KEPT_BY, async (row, sources) => {
    if (row.openedAt || !row.conversationId) return row.openedAt ?? null;
    const id = childId(String(row.conversationId), String(row.userID));
    const readAt = (await sources.of(UserConversations, id))?.readAt;
    return String(readAt ?? '') >= sinceOf(row) ? readAt : null;
  }),
  attribute(UserOpenJobs, 'repliedAt', KEPT_BY, async (row, sources) => {
    if (row.repliedAt) return row.repliedAt;
    const { conversationId, userID } = row;
    const wrote = conversationId
      ? await sources.firstMessage(String(conversationId), String(userID), sinceOf(row))
      : undefined;
    const times = [wrote, await appliedAt(row, sources)].filter((at) => typeof at === 'string');
    return times.sort()[0] ?? null;
  }),
  attribute(UserOpenJobs, 'appliedAt', KEPT_BY, async (row, sources) => {
    return row.appliedAt ?? (await appliedAt(row, sources)) ?? null;
  }),
];
