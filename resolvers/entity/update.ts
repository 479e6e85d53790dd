import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { addressOf, isIdOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { authorOnly } from '../lib/authorOnly';
import { changed } from '../lib/changed';
import { changes } from '../lib/changes';
import { checkLimits } from '../lib/checkLimits';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { isOthers } from '../lib/isOthers';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';
import { mayChange } from '../lib/mayChange';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Changes the given fields; `null` clears, what is absent stays. A stale `version` is `Conflict`. */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.update ?? [];
  const who = authorize(ctx);
  const { id, ...values } = ctx.args.input;
  checkLimits(ENTITY.limits, values);
  const asked = conditionOf(ctx.args.condition);
  editable(ENTITY.adminWrites, values, who);
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ctx.stash.isOfJob === true || mayChange(ENTITY, grants, who, id);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const fixed = [
    ...(ENTITY.id === 'ulid' || ENTITY.id === 'single' ? [] : ENTITY.id),
    ENTITY.parent,
    'owner',
    'owners',
    ...(ENTITY.author ? [ENTITY.author.sub, ENTITY.author.name] : []),
  ];
  return update({
    key: addressOf(ENTITY, id),
    update: {
      ...changes({ ...values, ...(ctx.stash.named ?? {}) }, fixed),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
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
