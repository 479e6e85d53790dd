import { type Context, runtime, util } from '@aws-appsync/utils';
import { batchGet, operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { type Caller, mayTouch } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { OpenJob } from '../../model/entities/OpenJob';
import { SelectionProcess } from '../../model/entities/SelectionProcess';
import { UserApplies } from '../../model/entities/UserApplies';
import type { EnumValue } from '../../model/enums';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { ApplyTransitions } from '../../model/transitions/ApplyTransitions';
import { applyLines } from '../../model/transitions/applyLines';
import { stepLine } from '../../model/transitions/stepLine';
import { isPublic } from '../../model/visibility/isPublic';
import type { RootFields, Rows, StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { dynamoCondition } from '../lib/write/conditions';
import { putNew } from '../lib/write/record';
import { buildEngagement } from '../engagement/lib/engagement';
import { isTriedAgain, meetingsAfter, moveApplicationWrites } from './lib/applicationWrites';
import { isRepeatedMove } from './lib/isRepeatedMove';

type Input = RootFields['Mutation.updateUserApplies']['args']['input'];

interface Stash {
  who: Caller;
  type: EnumValue<'ApplyType'>;
  /** The condition of the caller; empty without one. */
  condition: StoredRow;
  lastLineAt?: string;
  /** The selection step to which the application comes. */
  step?: { id: string; title: string } | null;
  /** What job staff note about a rejection for themselves. */
  decision?: StoredRow | null;
  /** When it is moved. */
  at: string;
  isMoved?: boolean;
  tries?: number;
}

/**
 * Returns the transaction item with the audit entry for a move by anybody but the applicant. It says whether there
 * is a reason, but not which: that is about the applicant, and in the application's history. The id of the job
 * distinguishes jobs with the same title. The same holds for the noted decision.
 */
function auditWrites(
  ctx: Context,
  { who: { sub }, type, step, decision }: Stash,
  application: Rows['UserApplies'],
  reason?: string | null,
) {
  if (sub === application.userID) return [];
  const { title } = application.openJob!;
  const isMove = application.type !== type;
  const changes = [
    ...(isMove
      ? [{ field: 'type', before: JSON.stringify(application.type), after: JSON.stringify(type) }]
      : []),
    ...(step
      ? [
          {
            field: 'stepTitle',
            before: JSON.stringify(application.stepTitle ?? null),
            after: JSON.stringify(step.title),
          },
        ]
      : []),
    ...(reason ? [{ field: 'reason', before: 'null', after: 'true' }] : []),
    ...(decision ? [{ field: 'decision', before: 'null', after: 'true' }] : []),
  ];
  return [
    auditWrite(ctx, {
      actor: sub,
      action: 'moveApplication',
      subject: application.userID,
      detail: `${title ?? ''} ${application.openJobID}`,
      changes,
    }),
  ];
}

/**
 * Returns the selection step of a move, as the job has it now; null if the input names none. Throws `InvalidInput` for
 * one that is not the job's.
 */
function stepOf({ stepId }: Input, step: Rows['SelectionProcess'] | null | undefined) {
  if (!stepId) return null;
  if (!step?.title) return invalid('input.stepId', 'unknown');
  return { id: stepId, title: step.title };
}

/** Returns what job staff note about a rejection for themselves; null if the input has nothing of it. */
function decisionOf({ rejectionReason, note }: Input, by: string, at: string): StoredRow | null {
  if (!rejectionReason) return null;
  const noted = note ? { note: util.str.normalize(note, 'nfc') } : {};
  return { reason: rejectionReason, ...noted, at, by };
}

export const updateUserApplies = operation('Mutation.updateUserApplies', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /**
     * Reads the application whose state is to change, and its job, which shows whether the caller is job staff.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, type, stepId, reason, rejectionReason, note, ...values } = ctx.args.input;
      if (!type) return invalid('input.type', 'required');
      const isStep = !stepId || (type === 'INTERVIEW' && isIdOf(SelectionProcess, stepId));
      if (!isStep || (stepId && stepId.split('.')[0] !== secondSegment(id)))
        return invalid('input.stepId', 'unknown');
      if (note && !rejectionReason) return invalid('input.rejectionReason', 'required');
      ctx.stash.type = type;
      ctx.stash.condition = dynamoCondition(ctx.args.condition);
      assertWritableFields([], values, who);
      const mayBe = who.inClientArea || mayTouch(['owner', 'admin'], who, partitionOf(id));
      if (!isIdOf(UserApplies, id) || !mayBe) fail('NotFound', 'There is no such record.');
      ctx.stash.who = who;
      const application = { keys: [keyOf(UserApplies, id)], consistentRead: true };
      const step = stepId ? [keyOf(SelectionProcess, stepId)] : [];
      const job = { keys: [keyOf(OpenJob, secondSegment(id)), ...step] };
      return batchGet({
        tables: { [tableName(ctx, 'Talent')]: application, [tableName(ctx, 'OpenJob')]: job },
      });
    },

    /**
     * Checks whether the caller may move the application to the requested state. `NotFound` if the caller is
     * neither the applicant nor job staff nor an administrator; `Conflict` if the transition table does not
     * contain the change, unless the caller repeats the last one; `Unauthorized` if only the other party may make it,
     * or if a talent applies again to a job that is not public. An offer or a contract by hand is for administrators
     * alone, with a reason: others send a sheet of terms, which the talent accepts. Job staff and administrators who
     * applied to a job count as the applicant there, so that nobody approves their own application.
     */
    response(ctx) {
      const application = batchItems<'UserApplies'>(ctx, 'Talent')[0];
      const [job, step] = batchItems<['OpenJob', 'SelectionProcess']>(ctx, 'OpenJob');
      const { who, type } = ctx.stash;
      const isOwn = who.sub === application?.userID;
      const isJobStaff = !isOwn && (who.isAdmin || (job && jobRole(who, job) !== 'none'));
      if (!application || !(isJobStaff || isOwn)) {
        return fail('NotFound', 'There is no such record.');
      }
      if (isRepeatedMove(application, ctx.args.input, who.sub)) {
        ctx.stash.isMoved = true;
        return application;
      }
      const { stepId } = ctx.args.input;
      const isNextStep = !!stepId && type === application.type && stepId !== application.stepId;
      const mover = isNextStep ? 'job' : ApplyTransitions[application.type][type];
      if (!mover) return fail('Conflict', 'An application does not go from here to there.');
      const isStaffMove = mover === 'admin' ? isJobStaff && who.isAdmin : isJobStaff;
      const isTheirs = mover === 'owner' ? isOwn : isStaffMove;
      if (!isTheirs) return fail('Unauthorized', 'This move is the other side’s.');
      if (mover === 'admin' && !ctx.args.input.reason?.trim()) return invalid('input.reason', 'required');
      const isDecision = type === 'REJECTED' && isJobStaff;
      if (ctx.args.input.rejectionReason && !isDecision)
        return fail('Unauthorized', 'Reasons are noted by those who reject.');
      if (isDecision && !ctx.args.input.rejectionReason) return invalid('input.rejectionReason', 'required');
      ctx.stash.step = stepOf(ctx.args.input, step);
      if (type === 'APPLIED' && !(job && isPublic(job)))
        return fail('Unauthorized', 'There is no such job for the caller.');
      return application;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the application's new state and the message about it in one transaction. If the new state is
     * `CONTRACTED`, the transaction also stores the engagement. The pipeline contains this step several times:
     * if the transaction was refused because of another write at the same moment, the next of these steps tries
     * again.
     */
    request(ctx) {
      if (ctx.stash.isMoved) runtime.earlyReturn(ctx.prev.result);
      const { type, condition, step } = ctx.stash;
      const { reason } = ctx.args.input;
      const at = util.time.nowISO8601();
      const decision = decisionOf(ctx.args.input, ctx.stash.who.sub, at);
      ctx.stash.at = at;
      ctx.stash.decision = decision;
      const renewed = { consentedAt: operations.replace(at) };
      const decided = decision ? { decision: operations.replace(decision) } : {};
      // Who withdraws has declined the offered terms: after a new application they are not open again.
      const { terms } = ctx.prev.result;
      const declined =
        type === 'WITHDRAWN' && terms ? { terms: operations.replace({ ...terms, state: 'DECLINED' }) } : {};
      const made = { by: ctx.stash.who.sub, segment: util.autoUlid() };
      const engagements = type === 'CONTRACTED' ? [buildEngagement(ctx.prev.result, {}, made)] : [];
      const begun: StoredRow = {};
      engagements.forEach(({ id }) => {
        begun.engagementId = operations.replace(id);
      });
      const move = {
        to: type,
        by: ctx.stash.who.sub,
        at,
        reason,
        line: step ? stepLine(step.title) : applyLines[type],
        step,
        condition: Object.keys(condition).length > 0 ? condition : null,
        after: ctx.stash.lastLineAt,
        // Applying again renews the talent's consent.
        also: type === 'APPLIED' ? renewed : { ...decided, ...declined, ...begun },
      };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, ctx.prev.result, move),
          ...engagements.map((item) => putNew(tableName(ctx, 'Talent'), EnishiWorkHistory, item)),
          ...auditWrites(ctx, ctx.stash, ctx.prev.result, reason),
        ],
      });
    },

    /**
     * Returns the application as it is after a successful transaction. It is not read again: the transaction
     * succeeds only if the application is still as it was read. After a refusal because of another write at the
     * same moment, passes the application to the next step, which tries again; there are three tries. Any other
     * refusal is `Conflict`.
     */
    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isMoved = true;
      const { type, who, step, at: now } = ctx.stash;
      const { reason } = ctx.args.input;
      const before = ctx.prev.result;
      const at = { stepId: step?.id ?? null, stepTitle: step?.title ?? null };
      const event = { type, at: now, by: who.sub, reason: reason ?? null, ...at };
      const history = [...(before.history ?? []), event];
      const consentedAt = type === 'APPLIED' ? now : before.consentedAt;
      const decision = ctx.stash.decision ?? before.decision;
      const meetings = meetingsAfter(before, type);
      const changed = { type, history, consentedAt, decision, meetings, ...at };
      return { ...before, ...changed, updatedAt: now, version: before.version + 1 };
    },
  })
  .again('write')
  .again('write');
