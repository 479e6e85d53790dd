import type { Context } from '@aws-appsync/utils';
import type { Item } from './Item';

/**
 * Does a snapshot hold everything that was selected of it? The selection names aliases instead of fields,
 * so an alias looks like something that the snapshot lacks: it costs a read, never a value.
 */
export function coversSelection(ctx: Context, snapshot: Item | null | undefined): boolean {
  if (!snapshot) return false;
  const lacking = ctx.info.selectionSetList.filter((path) => {
    const name = `${path.split('/')[0]}`;
    return name !== '__typename' && snapshot[name] === undefined;
  });
  return lacking.length === 0;
}
