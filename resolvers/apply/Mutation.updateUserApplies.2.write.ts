import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import type { EnumValue } from '../../model/enums';
import { buildEngagement } from '../engagement/lib/engagement';
import { isContention, putNew } from '../lib/write/record';
import { fail, type Item, tableName } from '../lib/resolver';
import { applyLines } from '../../model/transitions/applyLines';
import { isOvertaken } from '../message/lib/lineOrder';
import { auditWrite } from '../lib/write/auditEntry';
import { moveApplicationWrites } from './lib/applicationWrites';

const TRIES = 3;

interface Args {
  input: { type: EnumValue<'ApplyType'>; reason?: string | null };
}

/**
 * Returns the transaction item with the audit entry for a move by anybody but the applicant. It says whether there
 * is a reason, but not which: that is about the applicant, and in the application's history. The id of the job
 * distinguishes jobs with the same title.
 */
function auditWrites(ctx: Context<Args>, application: Item) {
  const { sub } = ctx.stash.who;
  if (sub === application.userID) return [];
  const { type, reason } = ctx.args.input;
  const { title } = application.openJob as Item;
  const changes = [
    { field: 'type', before: JSON.stringify(application.type), after: JSON.stringify(type) },
    ...(reason ? [{ field: 'reason', before: 'null', after: 'true' }] : []),
  ];
  return [
    auditWrite(ctx, {
      actor: sub,
      action: 'moveApplication',
      subject: `${application.userID}`,
      detail: `${title} ${application.openJobID}`,
      changes,
    }),
  ];
}

/**
 * Stores the application's new state and the message about it in one transaction. If the new state is
 * `CONTRACTED`, the transaction also stores the engagement. The pipeline contains this step several times:
 * if the transaction was refused because of another write at the same moment, the next of these steps tries
 * again.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.isMoved) runtime.earlyReturn(ctx.prev.result);
  const { type, reason } = ctx.args.input;
  const condition = ctx.stash.condition as Item;
  const move = {
    to: type,
    by: ctx.stash.who.sub,
    reason,
    line: applyLines[type],
    condition: Object.keys(condition).length > 0 ? condition : null,
    after: ctx.stash.lastLineAt,
    // Applying again renews the talent's consent.
    also: type === 'APPLIED' ? { consentedAt: operations.replace(util.time.nowISO8601()) } : {},
  };
  const made = { by: move.by, segment: util.autoUlid() };
  const engagements = type === 'CONTRACTED' ? [buildEngagement(ctx.prev.result, {}, made)] : [];
  return transactWrite({
    items: [
      ...moveApplicationWrites(ctx, ctx.prev.result, move),
      ...engagements.map((item) => putNew(tableName(ctx, 'Talent'), EnishiWorkHistory, item)),
      ...auditWrites(ctx, ctx.prev.result),
    ],
  });
}

/**
 * Returns the application as it is after a successful transaction. It is not read again: the transaction
 * succeeds only if the application is still as it was read. After a refusal because of another write at the
 * same moment, passes the application to the next step, which tries again; there are three tries. Any other
 * refusal is `Conflict`.
 */
export function response(ctx: Context<Args>) {
  ctx.stash.tries = (ctx.stash.tries ?? 0) + 1;
  const { memberIds } = ctx.prev.result as Item;
  const members = (memberIds as string[]).length;
  const readers = (memberIds as string[]).includes(ctx.stash.who.sub) ? members - 1 : members;
  const isAgain = isContention(ctx) || isOvertaken(ctx, 2 + readers, members);
  if (ctx.error && isAgain && ctx.stash.tries < TRIES) return ctx.prev.result;
  if (ctx.error) return fail('Conflict', 'The record has changed in the meantime.');
  ctx.stash.isMoved = true;
  const { type, reason } = ctx.args.input;
  const before = ctx.prev.result as Item;
  const now = util.time.nowISO8601();
  const event = { type, at: now, by: ctx.stash.who.sub, reason: reason ?? null };
  const history = [...(before.history as Item[]), event];
  const consentedAt = type === 'APPLIED' ? now : before.consentedAt;
  const version = (before.version as number) + 1;
  return { ...before, type, history, consentedAt, updatedAt: now, version };
}
