import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { batchGetAll } from '../lib/batchGetAll';
import type { FoundUser } from './FoundUser';
import { env } from './needs';

/** Returns the talents who have a profile. The search index still has those who were erased seconds ago. */
export async function withoutErased(users: readonly FoundUser[]): Promise<FoundUser[]> {
  const keys = users.map(({ sub }) => keyOf(User, sub));
  const found = new Set((await batchGetAll({ [env('TALENT_TABLE')]: keys })).map(({ sub }) => sub));
  return users.filter(({ sub }) => found.has(sub));
}
