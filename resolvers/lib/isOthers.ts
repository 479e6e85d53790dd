import type { Context } from '@aws-appsync/utils';
import type { Entity } from '../../model/Entity';
import { caller } from './caller';
import type { Item } from './Item';

/** Did a conditional write meet a record that somebody else wrote? To the caller it is not there. */
export function isOthers(ctx: Context, { author }: Pick<Entity, 'author'>): boolean {
  const there = ctx.result as Item | null;
  if (!author || !ctx.error || !there) return false;
  const who = caller(ctx);
  return !who.isAdmin && there[author.sub] !== who.sub;
}
