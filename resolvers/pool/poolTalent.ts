import { util } from '@aws-appsync/utils';
import { batchGet, put } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { PooledTalent } from '../../model/entities/PooledTalent';
import { User } from '../../model/entities/User';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { PoolLimits } from '../../model/limits/PoolLimits';
import { RateLimits } from '../../model/limits/RateLimits';
import { isBlank } from '../../model/rules/isBlank';
import { isVisibleLine } from '../../model/rules/isVisibleLine';
import { PooledTalentVisibility } from '../../model/visibility/PooledTalentVisibility';
import { project } from '../../model/visibility/project';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { isOther, isPoolable, poolOf } from './lib/poolAccess';

type Row = Rows['PooledTalent'];

/** Returns a list with some elements added, each once, and others removed. */
function changed(before: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  const all = [...before, ...added];
  return all.filter((each, index) => all.indexOf(each) === index && !removed.includes(each));
}

export const poolTalent = operation('Mutation.poolTalent', {
  grants: ['client', 'admin'],
  rate: RateLimits.pool,
})
  .stash<{ who: Caller; organizationId: string; stored?: Row; isSecond?: boolean }>()
  .step('read', 'Talent', {
    /** Reads the talent and what the organization keeps about them. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, organizationId, addedLabels, addedJobIDs } = ctx.args.input;
      ctx.stash.who = who;
      ctx.stash.organizationId = poolOf(who, organizationId);
      if ((addedLabels ?? []).some((label) => isBlank(label) || !isVisibleLine(label)))
        invalid('input.addedLabels', 'visible');
      if ((addedJobIDs ?? []).some((id) => !isIdOf(OpenJob, id))) invalid('input.addedJobIDs', 'id');
      if (ctx.stash.organizationId === '' || !isOther(who, userID))
        fail('NotFound', 'There is no such record.');
      const keys = [keyOf(PooledTalent, childId(userID, ctx.stash.organizationId)), keyOf(User, userID)];
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true } } });
    },

    response(ctx) {
      const [row, user] = batchItems<['PooledTalent', 'User']>(ctx, 'Talent');
      if (!isPoolable(ctx.stash.who, ctx.stash.organizationId, user))
        fail('NotFound', 'There is no such record.');
      return row ?? null;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the changed row, if nobody else has changed it since it was read. It is in the list of the pool as long as
     * the talent is kept.
     */
    request(ctx) {
      const { who, organizationId } = ctx.stash;
      const before: Row | null = ctx.prev.result;
      const { userID, isKept, addedLabels, removedLabels, addedJobIDs, removedJobIDs } = ctx.args.input;
      const typed = (addedLabels ?? []).map((label) => util.str.normalize(label, 'nfc').trim());
      const labels = changed(before?.labels ?? [], typed, removedLabels ?? []);
      const openJobIDs = changed(before?.openJobIDs ?? [], addedJobIDs ?? [], removedJobIDs ?? []);
      if (labels.length > PoolLimits.labels) invalid('input.addedLabels', `0..${PoolLimits.labels} labels`);
      if (openJobIDs.length > PoolLimits.jobs) invalid('input.addedJobIDs', `0..${PoolLimits.jobs} jobs`);
      const now = util.time.nowISO8601();
      const isNow = isKept ?? before?.isKept ?? false;
      const keptAt = (before?.isKept ? before.keptAt : null) ?? now;
      const index = {
        keptAt,
        parentKey: `Organization#${organizationId}`,
        parentSort: `PooledTalent#${keptAt}`,
      };
      const row: Row = {
        ...{ __typename: 'PooledTalent', id: childId(userID, organizationId), userID, organizationId },
        ...{ createdBy: before?.createdBy ?? who.sub, createdAt: before?.createdAt ?? now, updatedAt: now },
        ...{ version: (before?.version ?? 0) + 1, isKept: isNow, labels, openJobIDs },
        ...(isNow ? index : {}),
      };
      ctx.stash.stored = row;
      return put({
        key: keyOf(PooledTalent, row.id),
        item: row,
        condition: before ? { version: { eq: before.version } } : { pk: { attributeExists: false } },
      });
    },

    /** Returns the stored row. If a colleague has changed it in the meantime, both steps are made once more. */
    response(ctx) {
      const isStale = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
      if (isStale && ctx.stash.isSecond) fail('Conflict', 'The record has changed in the meantime.');
      ctx.stash.isSecond = true;
      if (isStale) return null;
      resultOrFail(ctx);
      return endPipeline(ctx, project(PooledTalentVisibility, { ...ctx.stash.stored! }, 'inContact'));
    },
  })
  .again('read')
  .again('write');
