import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changed } from '../lib/changed';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/** Removes the record and answers what it was; what lies below it follows from the stream. */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.delete ?? [];
  const who = authorize(ctx, grants);
  const { id } = ctx.args.input;
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ENTITY.table === 'Catalog' ? who.isAdmin : mayTouch(grants, who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  return remove({
    key: addressOf(ENTITY, id),
    condition: { ...(ctx.args.condition ?? {}), pk: { attributeExists: true } },
  });
}

export const response = changed;
