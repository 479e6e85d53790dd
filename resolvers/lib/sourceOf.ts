import type { Context } from '@aws-appsync/utils';
import type { Item } from './Item';

/** What the parent's resolver answered, unlisted attributes included. */
export function sourceOf(ctx: Context): Item {
  return (ctx.source ?? {}) as Item;
}
