import { stored } from '../../../lib/storage/stored';

const KEY = 'movesTab';

/** Returns the name of this tab, which stays the same when the page is loaded again. */
export function thisTab(): string {
  const known = stored.session.get(KEY);
  if (known) return known;
  const name = crypto.randomUUID();
  stored.session.set(KEY, name);
  return name;
}
