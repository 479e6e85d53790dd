import { util } from '@aws-appsync/utils';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { auditCsv, type AuditStash } from './auditCsv';
import { projectCheck } from './lib/projectCheck';

interface Stash extends AuditStash {
  payload: { repair: boolean; readUnits: number };
  check: ReturnType<typeof projectCheck>;
}

export const verifyInsights = operation('Mutation.verifyInsights', { grants: ['admin'] })
  .stash<Stash>()
  .step('row', 'Insight', {
    /**
     * Stores that a check of the dashboard's figures is running, unless one is running already. The result of the
     * previous check is deleted. If that check has paused, the place at which it paused is kept, so that the
     * function can continue there.
     */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      const { repair, readUnits } = ctx.args.input ?? {};
      const { least, most, usual } = InsightCheckLimits.readUnits;
      const units = readUnits ?? usual;
      if (units < least || units > most) invalid('input.readUnits', `${least} to ${most}`);
      ctx.stash.payload = { repair: repair === true, readUnits: units };
      ctx.stash.audit = { action: 'verifyInsights', subject: repair === true ? 'Insight repair' : 'Insight' };
      const now = util.time.nowISO8601();
      const stale = util.time.epochMilliSecondsToISO8601(
        util.time.nowEpochMilliSeconds() - InsightCheckLimits.seconds * 1000,
      );
      const { toMapValues } = util.dynamodb;
      return {
        operation: 'UpdateItem',
        key: toMapValues(insightCheckKey),
        update: {
          expression:
            'SET #type = :type, #state = :running, isRepair = :repair, startedAt = :now, updatedAt = :now, #rows = :none, readUnits = :none, differences = :none, repaired = :none, details = :details REMOVE finishedAt',
          expressionNames: { '#type': '__typename', '#state': 'state', '#rows': 'rows' },
          expressionValues: toMapValues({
            ...{ ':type': 'InsightCheck', ':running': 'RUNNING', ':repair': repair === true },
            ...{ ':now': now, ':none': 0, ':details': [] },
          }),
        },
        condition: {
          expression: 'attribute_not_exists(pk) OR #state <> :running OR updatedAt < :stale',
          expressionNames: { '#state': 'state' },
          expressionValues: toMapValues({ ':running': 'RUNNING', ':stale': stale }),
        },
      };
    },

    response(ctx) {
      if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
        fail('Conflict', 'A check is running already.');
      ctx.stash.check = projectCheck(resultOrFail<StoredRow>(ctx));
      return null;
    },
  })
  .step('audit', auditCsv)
  .step('start', 'InsightCheck', {
    /** Starts the function verify-insights without waiting for it. getInsightCheck shows its progress and its result. */
    request(ctx) {
      return { operation: 'Invoke', invocationType: 'Event', payload: ctx.stash.payload };
    },

    response(ctx) {
      resultOrFail(ctx);
      return ctx.stash.check;
    },
  });
