import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { addressOf, isIdOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { authorOnly } from '../lib/authorOnly';
import { changed } from '../lib/changed';
import { fail } from '../lib/fail';
import { isOthers } from '../lib/isOthers';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';
import { mayChange } from '../lib/mayChange';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/** Removes the record and answers what it was; what lies below it follows from the stream. */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.delete ?? [];
  const who = authorize(ctx);
  const asked = conditionOf(ctx.args.condition);
  const { id } = ctx.args.input;
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ctx.stash.isOfJob === true || mayChange(ENTITY, grants, who, id);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  return remove({
    key: addressOf(ENTITY, id),
    condition: {
      ...asked,
      ...authorOnly(ENTITY, who),
      pk: { attributeExists: true },
    },
  });
}

export function response(ctx: Context<Args>) {
  if (isOthers(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
  return changed(ctx);
}
