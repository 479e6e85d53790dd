import { type Context, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { EnumValue } from '../../model/enums';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { applyLines } from '../../model/transitions/applyLines';
import { movedApplication } from './lib/movedApplication';

interface Args {
  input: { type: EnumValue<'ApplyType'>; reason?: string | null };
  condition?: Item | null;
}

export function request(ctx: Context<Args>) {
  const { type, reason } = ctx.args.input;
  const move = {
    to: type,
    by: ctx.stash.who.sub,
    reason,
    line: applyLines[type],
    condition: ctx.args.condition,
  };
  return transactWrite({ items: movedApplication(ctx, ctx.prev.result, move) });
}

/** The record as the transaction left it: its condition held the version, so nothing else moved. */
export function response(ctx: Context<Args>) {
  if (ctx.error) return fail('Conflict', 'The record has changed in the meantime.');
  const { type, reason } = ctx.args.input;
  const before = ctx.prev.result as Item;
  const now = util.time.nowISO8601();
  const event = { type, at: now, by: ctx.stash.who.sub, reason: reason ?? null };
  const history = [...(before.history as Item[]), event];
  return { ...before, type, history, updatedAt: now, version: (before.version as number) + 1 };
}
