import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { User } from '../../model/entities/User';
import { UserPortfolio } from '../../model/entities/UserPortfolio';
import { UserResume } from '../../model/entities/UserResume';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { WorkHistoryAchievementResume } from '../../model/entities/WorkHistoryAchievementResume';
import { fileFields } from '../../model/fileFields';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import type { FileArgs } from './lib/FileArgs';

const HOLDERS: Record<string, typeof User> = {
  EXPORT: Export,
  USER: User,
  USER_PORTFOLIO: UserPortfolio,
  USER_RESUME: UserResume,
  WORK_HISTORY_ACHIEVEMENT_RESUME: WorkHistoryAchievementResume,
};

/** The record that holds the file, with what decides who may see it: the talent, and the history above it. */
export function request(ctx: Context<FileArgs>) {
  authorize(ctx);
  const { type, id, field } = ctx.args;
  const holder = HOLDERS[type];
  if (!holder) return invalid('type', 'enum');
  if (!fileFields[type]?.includes(field)) invalid('field', `${fileFields[type]?.join(' ')}`);
  if (!isIdOf(holder, id)) return runtime.earlyReturn(null, { skipTo: 'END' });
  const above = type === 'EXPORT' || type === 'USER' ? [] : [addressOf(User, partitionOf(id))];
  const history = id.split('.').slice(0, 2).join('.');
  if (type === 'WORK_HISTORY_ACHIEVEMENT_RESUME') above.push(addressOf(WorkHistory, history));
  ctx.stash.table = table(ctx, holder.table);
  return batchGet({ tables: { [ctx.stash.table]: { keys: [addressOf(holder, id), ...above] } } });
}

export function response(ctx: Context<FileArgs>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const [record, user, history] = data[ctx.stash.table] ?? [];
  return record ? { record, user, history } : runtime.earlyReturn(null, { skipTo: 'END' });
}
