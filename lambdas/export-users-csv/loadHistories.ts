import { WorkHistory } from '../../model/entities/WorkHistory';
import { project } from '../../model/visibility/project';
import { collection } from '../lib/collection';
import { env } from './needs';
import type { FoundUser } from './FoundUser';

/**
 * Returns a talent together with their work histories. The search index does not contain the work histories
 * of a talent with a very large profile; in this case they are read from the table.
 */
export async function loadHistories(user: FoundUser): Promise<FoundUser> {
  if (!user.workHistories || user.workHistories.items) return user;
  const rows = await collection(env('TALENT_TABLE'), user.sub, `${WorkHistory.name}#`);
  const own = rows.filter(({ __typename }) => __typename === WorkHistory.name);
  return { ...user, workHistories: { items: own.map((row) => project(WorkHistory.fields, row, 'admin')) } };
}
