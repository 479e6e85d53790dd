import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import type { BundledEntity } from '../../model/BundledEntity';
import { viewerOf } from '../../model/access';
import { Export } from '../../model/entities/Export';
import { InterviewLogVideo } from '../../model/entities/InterviewLogVideo';
import { User } from '../../model/entities/User';
import { UserPortfolio } from '../../model/entities/UserPortfolio';
import { UserResume } from '../../model/entities/UserResume';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { WorkHistoryAchievementResume } from '../../model/entities/WorkHistoryAchievementResume';
import { fileFields } from '../../model/fileFields';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { queryPartition } from '../lib/read';
import { authorizeAndValidate, getCaller, invalid, resultOrFail, tableName } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import type { PrivateRow } from '../user/lib/PrivateRow';
import { isOwnFile, projectFileRecord } from './lib/files';
import { asText } from '../lib/asText';

const HOLDERS: Record<string, BundledEntity> = {
  EXPORT: Export,
  INTERVIEW_LOG_VIDEO: InterviewLogVideo,
  USER: User,
  USER_PORTFOLIO: UserPortfolio,
  USER_RESUME: UserResume,
  WORK_HISTORY_ACHIEVEMENT_RESUME: WorkHistoryAchievementResume,
};

export const getFileLink = operation('Query.getFileLink', {
  grants: ['guest', 'signedIn'],
  also: ['Insight'],
})
  .stash<{ table: string }>()
  .step('record', 'Talent', {
    /**
     * Reads the record that refers to the file, and the records that decide who may open the file: the talent's
     * profile and, for an achievement, its work history.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { type, id, field } = ctx.args;
      const holder = HOLDERS[type];
      if (!holder) return invalid('type', 'enum');
      if (!fileFields[type]?.includes(field)) invalid('field', fileFields[type]?.join(' ') ?? '');
      if (!isIdOf(holder, id)) return runtime.earlyReturn(null, { skipTo: 'END' });
      const above = type === 'EXPORT' || type === 'USER' ? [] : [keyOf(User, partitionOf(id))];
      const history = id.split('.').slice(0, 2).join('.');
      if (type === 'WORK_HISTORY_ACHIEVEMENT_RESUME') above.push(keyOf(WorkHistory, history));
      ctx.stash.table = tableName(ctx, holder.table);
      return batchGet({ tables: { [ctx.stash.table]: { keys: [keyOf(holder, id), ...above] } } });
    },

    response(ctx) {
      const { data } = resultOrFail<{ data: Record<string, (StoredRow | null)[]> }>(ctx);
      const [record, user, history] = data[ctx.stash.table] ?? [];
      return record ? { record, user, history } : endPipeline(ctx, null);
    },
  })
  .step('private', 'Talent', {
    /**
     * If the caller may be a client or consultant, reads the talent's private rows, which show whether the caller
     * is in contact with the talent. For other callers, the records that were already read show whether they may
     * open the file.
     */
    request(ctx) {
      const who = getCaller(ctx);
      const sub = partitionOf(ctx.args.id);
      const viewer = viewerOf(who, sub);
      const isDecided = !who.inClientArea || viewer === 'owner' || viewer === 'admin';
      if (isDecided) return runtime.earlyReturn(projectFileRecord(who, ctx.args.type, ctx.prev.result, []));
      return queryPartition<PrivateRow>(`${sub}#private`);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      return projectFileRecord(getCaller(ctx), ctx.args.type, ctx.prev.result, items);
    },
  })
  .step('audit', 'Insight', {
    /**
     * Writes an audit entry when an administrator opens another person's private file, before the link to the file is
     * created.
     */
    request(ctx) {
      const who = getCaller(ctx);
      const { type, id, field } = ctx.args;
      const shown = ctx.prev.result;
      const key = asText(shown[field]);
      const isOthers = who.isAdmin && partitionOf(id) !== who.sub;
      const isPrivate = key.startsWith('private/') && isOwnFile({ ...shown, id }, key);
      if (!isOthers || !isPrivate) runtime.earlyReturn(shown);
      return auditEntry({ actor: who.sub, action: 'readFile', subject: id, detail: `${type}.${field}` });
    },

    response(ctx) {
      resultOrFail(ctx);
      return ctx.prev.result;
    },
  })
  .step('sign', 'Files', {
    /**
     * Asks the function sign-files for a signed link to the file. Null if the caller may not read the field that
     * contains the file's S3 key, or if the file does not belong to the record with this field.
     */
    request(ctx) {
      const shown = ctx.prev.result;
      const key = shown[ctx.args.field];
      if (!isOwnFile({ ...shown, id: ctx.args.id }, key)) return runtime.earlyReturn(null);
      return { operation: 'Invoke', payload: { sub: '', link: { key, filename: shown.filename } } };
    },

    response: (ctx) => resultOrFail(ctx),
  });
