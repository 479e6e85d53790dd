import type { RowRule } from './RowRule';
import type { Viewer } from './FieldRules';

interface Ruled {
  rows: RowRule | null;
  author: { sub: string } | null;
}

/**
 * Returns whether a viewer may see a record, by the rule that its entity declares. Used by resolvers: APPSYNC_JS
 * subset only.
 * @param sub the caller's; empty for a caller without one
 * @param isShared true when the talent has set the rule's share flag
 */
export function isRowShown(
  { rows, author }: Ruled,
  row: Readonly<Record<string, unknown>>,
  viewer: Viewer,
  sub: string,
  isShared: boolean,
): boolean {
  if (!rows || viewer === 'admin' || (isShared && rows.unlessShared)) return true;
  if (author && sub !== '' && row[author.sub] === sub) return true;
  if (viewer === 'owner' && !rows.appliesToOwner) return true;
  return rows.shownIf
    .split(' ')
    .every((field) => (field.startsWith('!') ? row[field.slice(1)] !== true : row[field] === true));
}
