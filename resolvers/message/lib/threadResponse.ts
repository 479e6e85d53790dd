import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../../lib/resolver';
import type { Item } from '../../lib/Item';
import { pageSize } from '../../lib/pageSize';
import { sourceOf } from '../../lib/sourceOf';
import { caller } from '../../lib/caller';
import { maskedPerson } from '../../../model/visibility/maskedPerson';
import { threadPage } from './thread';
import type { ThreadArgs } from './ThreadArgs';

function maskedFor(item: Item, viewer: string): Item {
  if (item.__typename === 'Message') return maskedPerson.message(item, viewer);
  return item.__typename === 'MessageRead' ? maskedPerson.read(item, viewer) : item;
}

/**
 * The page that `threadRequest` requested, with authors and readers masked for the caller; administrators see
 * everybody.
 */
export function threadResponse(ctx: Context<ThreadArgs>) {
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  const { sortDirection, limit, nextToken: after } = ctx.args;
  const size = pageSize(limit, 80);
  const { sub, isAdmin } = caller(ctx);
  const isAboutJob = ctx.stash.isAboutJob ?? !!sourceOf(ctx).openJobConversationsId;
  const shown = isAdmin || !isAboutJob ? items : items.map((item) => maskedFor(item, sub));
  return threadPage(shown, { isAscending: sortDirection !== 'DESC', size, isCut: !!nextToken, after });
}
