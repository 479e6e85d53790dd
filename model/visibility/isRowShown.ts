import type { RowRule } from './RowRule';
import type { Viewer } from './FieldRules';

interface Ruled {
  rows: RowRule | null;
  author: { sub: string } | null;
}

/**
 * Returns whether a viewer may see a record at all, according to the row rule of its entity. Resolvers use
 * this function, so it is limited to the APPSYNC_JS subset. Its author sees it while being in contact with the
 * talent.
 * @param sub the sub of the caller; empty if the caller has none
 * @param isShared whether the talent has set the share flag that the rule names in `unlessShared`
 */
export function isRowShown(
  { rows, author }: Ruled,
  row: Readonly<Record<string, unknown>>,
  viewer: Viewer,
  sub: string,
  isShared: boolean,
): boolean {
  if (!rows || viewer === 'admin' || (isShared && rows.unlessShared)) return true;
  if (author && viewer === 'inContact' && row[author.sub] === sub) return true;
  if (viewer === 'owner' && !rows.appliesToOwner) return true;
  const hasAll = (values: Readonly<Record<string, unknown>>) =>
    Object.keys(values).every((field) => (row[field] ?? null) === values[field]);
  if (rows.hiddenIf?.some((values) => hasAll(values))) return false;
  return (rows.shownIf ?? '').split(' ').every((field) => field === '' || row[field] === true);
}
