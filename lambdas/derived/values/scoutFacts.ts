import { UserApplies } from '../../../model/entities/UserApplies';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
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
 * What became of a scout: when the person first wrote or applied, and when they applied. When they first read the
 * conversation is not derived: its source, the position up to which they have read, moves on (`recordScoutFacts`).
 */
export const scoutFacts = [
  attribute(UserOpenJobs, 'repliedAt', KEPT_BY, async (row, sources) => {
    const { conversationId, userID } = row;
    const wrote = conversationId
      ? await sources.firstMessage(String(conversationId), String(userID), sinceOf(row))
      : undefined;
    const times = [wrote, await appliedAt(row, sources)].filter((at) => typeof at === 'string');
    return times.sort()[0] ?? null;
  }),
  attribute(
    UserOpenJobs,
    'appliedAt',
    KEPT_BY,
    async (row, sources) => (await appliedAt(row, sources)) ?? null,
  ),
];
