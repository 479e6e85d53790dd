import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { Export } from '../../model/entities/Export';
import { User } from '../../model/entities/User';
import { fileFields } from '../../model/fileFields';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import { isOwnFile } from './lib/isOwnFile';

interface Args {
  type: string;
  id: string;
  field: string;
}

const OWNERS: Record<string, typeof User> = { EXPORT: Export, USER: User };

/** The record that holds the file, with the talent it belongs to. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['guest', 'signedIn']);
  const { type, id, field } = ctx.args;
  const entity = OWNERS[type];
  if (!entity) return invalid('type', 'enum');
  if (!fileFields[type]?.includes(field)) invalid('field', `${fileFields[type]?.join(' ')}`);
  if (!isIdOf(entity, id)) return runtime.earlyReturn(null, { skipTo: 'END' });
  const sub = partitionOf(id);
  const isTheirs = sub === who.sub;
  // What an export holds was for whoever asked for it, and for no other administrator.
  if (type === 'EXPORT' && !isTheirs) return runtime.earlyReturn(null, { skipTo: 'END' });
  ctx.stash.viewer = type === 'EXPORT' ? 'owner' : viewerOf(who, sub);
  ctx.stash.sub = sub;
  ctx.stash.table = table(ctx, entity.table);
  return batchGet({ tables: { [ctx.stash.table]: { keys: [addressOf(entity, id)] } } });
}

/** The key, when the caller may read the field that holds it and the file is one of the record's own. */
export function response(ctx: Context<Args>) {
  const { type, field } = ctx.args;
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const record = data[ctx.stash.table]?.[0];
  if (!record) return runtime.earlyReturn(null, { skipTo: 'END' });
  const { viewer } = ctx.stash;
  const isHidden = type === 'USER' && !isProfileShown(record, viewer);
  const shown = type === 'USER' ? project(UserVisibility, record, viewer) : record;
  const key = shown[field];
  if (isHidden || !isOwnFile(record, key)) return runtime.earlyReturn(null, { skipTo: 'END' });
  return { key, filename: shown.filename };
}
