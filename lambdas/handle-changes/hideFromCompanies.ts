import { companyKeys } from '../../model/blocks/companyKeys';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { refresh } from '../derived/refresh';
import { Sources } from '../derived/Sources';

/** Hides the talents who block one of the names or mail domains from the organizations that have it now. */
export async function hideFromCompanies(keys: Iterable<string>): Promise<void> {
  const sources = new Sources();
  const blocks = await Promise.all([...new Set(keys)].map((key) => sources.below(key, companyKeys.blocked)));
  for (const sub of new Set(blocks.flat().map(({ userID }) => String(userID))))
    await refresh(User.table, keyOf(User, sub), ['User.hiddenFrom']);
}
