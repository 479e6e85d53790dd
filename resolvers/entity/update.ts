import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changes } from '../lib/changes';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { changed } from '../lib/changed';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Changes the given fields; `null` clears, what is absent stays. A stale `version` is `Conflict`. */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.update ?? [];
  const who = authorize(ctx, grants);
  const { id, ...values } = ctx.args.input;
  editable(ENTITY.adminWrites, values, who);
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ENTITY.table === 'Catalog' ? who.isAdmin : mayTouch(grants, who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const fixed = [
    ...(ENTITY.id === 'ulid' || ENTITY.id === 'single' ? [] : ENTITY.id),
    ENTITY.parent,
    'owner',
    'owners',
  ];
  return update({
    key: addressOf(ENTITY, id),
    update: {
      ...changes(values, fixed),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: { ...(ctx.args.condition ?? {}), pk: { attributeExists: true } },
  });
}

export const response = changed;
