import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { addressOf, isIdOf } from '../../model/ids';
import { project } from '../../model/visibility/project';
import { answered } from '../lib/answered';
import { caller } from '../lib/caller';
import { carriesAll } from '../lib/carriesAll';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';

/** A record of a catalogue that the source names: from the snapshot in the row, or by one read. */
export function request(ctx: Context) {
  const snapshot = sourceOf(ctx)[RELATION.field] as Item | null | undefined;
  if (carriesAll(ctx, snapshot)) return runtime.earlyReturn(snapshot);
  const id = sourceOf(ctx)[RELATION.by];
  if (!id || !isIdOf(ENTITY, `${id}`)) return runtime.earlyReturn(null);
  return get({ key: addressOf(ENTITY, `${id}`) });
}

export function response(ctx: Context) {
  const item = answered<Item | null>(ctx);
  return item ? project(ENTITY.fields, item, viewerOf(caller(ctx), '')) : null;
}
