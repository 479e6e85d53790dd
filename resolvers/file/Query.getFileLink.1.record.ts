import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { InterviewLogVideo } from '../../model/entities/InterviewLogVideo';
import { User } from '../../model/entities/User';
import { UserPortfolio } from '../../model/entities/UserPortfolio';
import { UserResume } from '../../model/entities/UserResume';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { WorkHistoryAchievementResume } from '../../model/entities/WorkHistoryAchievementResume';
import { fileFields } from '../../model/fileFields';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, invalid, type Item, resultOrFail, tableName } from '../lib/resolver';
import type { FileArgs } from './lib/files';
import { endPipeline } from '../lib/endPipeline';

const HOLDERS: Record<string, typeof User> = {
  EXPORT: Export,
  INTERVIEW_LOG_VIDEO: InterviewLogVideo,
  USER: User,
  USER_PORTFOLIO: UserPortfolio,
  USER_RESUME: UserResume,
  WORK_HISTORY_ACHIEVEMENT_RESUME: WorkHistoryAchievementResume,
};

/**
 * Reads the record that refers to the file, and the records that decide who may open the file: the talent's
 * profile and, for an achievement, its work history.
 */
export function request(ctx: Context<FileArgs>) {
  authorizeAndValidate(ctx);
  const { type, id, field } = ctx.args;
  const holder = HOLDERS[type];
  if (!holder) return invalid('type', 'enum');
  if (!fileFields[type]?.includes(field)) invalid('field', `${fileFields[type]?.join(' ')}`);
  if (!isIdOf(holder, id)) return runtime.earlyReturn(null, { skipTo: 'END' });
  const above = type === 'EXPORT' || type === 'USER' ? [] : [keyOf(User, partitionOf(id))];
  const history = id.split('.').slice(0, 2).join('.');
  if (type === 'WORK_HISTORY_ACHIEVEMENT_RESUME') above.push(keyOf(WorkHistory, history));
  ctx.stash.table = tableName(ctx, holder.table);
  return batchGet({ tables: { [ctx.stash.table]: { keys: [keyOf(holder, id), ...above] } } });
}

export function response(ctx: Context<FileArgs>) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  const [record, user, history] = data[ctx.stash.table] ?? [];
  return record ? { record, user, history } : endPipeline(ctx, null);
}
