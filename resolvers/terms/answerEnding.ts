import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import type { RootFields, Rows } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import { contractAudit, endEngagement, signedBy } from './lib/contractWrites';
import { readContract } from './lib/readContract';
import { sideOf } from './lib/sideOf';
import { readEngagement } from './readEngagement';

type Ending = NonNullable<Rows['UserApplies']['ending']>;
type Input = RootFields['Mutation.answerEnding']['args']['input'];

interface Stash {
  who: Caller;
  ending: Ending;
  /** The end as the answer leaves it. */
  after: Ending;
  engagementId?: string;
  isWritten?: boolean;
  lastLineAt?: string;
  tries?: number;
}

/** Returns the end as it is after an answer. What the side that ends the contract said does not change. */
function answered(ending: Ending, { reply, reason }: Input): Ending {
  const now = util.time.nowISO8601();
  if (reply === 'ASK_REASON') return { ...ending, reasonAskedAt: now };
  if (reply === 'GIVE_REASON')
    return { ...ending, reason: util.str.normalize(reason ?? '', 'nfc'), reasonGivenAt: now };
  const state = reply === 'CONFIRM' ? ('CONFIRMED' as const) : ('DECLINED' as const);
  return { ...ending, state, answeredAt: now };
}

/** Returns whether the caller has replied so already: the call is a repetition, because its answer was lost. */
function isRepeated({ ending, signers, userID }: Rows['UserApplies'], { reply, reason }: Input, sub: string) {
  if (reply === 'ASK_REASON') return sub === userID && !!ending?.reasonAskedAt;
  if (reply === 'GIVE_REASON') {
    const isSame = ending?.reason === util.str.normalize(reason ?? '', 'nfc');
    return isSame && !!ending.reasonGivenAt && signers?.reason === sub;
  }
  return ending?.state === (reply === 'CONFIRM' ? 'CONFIRMED' : 'DECLINED') && signers?.answer === sub;
}

/**
 * Returns which side may reply so, and whether the end is open for it: the other side confirms a notice or an agreement
 * and declines an agreement; the talent asks once for the reason of the organization’s notice, until the last day
 * (フリーランス法第16条第2項); the organization gives it.
 */
function replierOf({ by, how, state, lastDay, reasonAskedAt }: Ending, reply: Input['reply'], today: string) {
  const other = by === 'TALENT' ? 'CLIENT' : 'TALENT';
  const isNotice = by === 'CLIENT' && how !== 'AGREEMENT';
  if (reply === 'ASK_REASON')
    return { side: 'TALENT', isOpen: isNotice && !reasonAskedAt && today <= (lastDay ?? '') };
  if (reply === 'GIVE_REASON') return { side: 'CLIENT', isOpen: isNotice };
  const isOpen = state === 'PROPOSED' || (state === 'NOTIFIED' && reply === 'CONFIRM');
  return { side: other, isOpen };
}

export const answerEnding = operation('Mutation.answerEnding', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the application and its job, which shows whether the caller is job staff. */
    request(ctx) {
      const { applicationId: id, reply, reason } = ctx.args.input;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, id)) invalid('input.applicationId', 'id');
      if (reply === 'GIVE_REASON' && !reason?.trim()) invalid('input.reason', 'required');
      return readContract(ctx, id);
    },

    /**
     * `NotFound` for who is on neither side; `Conflict` if nobody ends the contract, or it was answered otherwise or by
     * somebody else; `Unauthorized` if the reply is the other side’s.
     */
    response(ctx) {
      const application = batchItems<'UserApplies'>(ctx, 'Talent')[0];
      const side = sideOf(ctx.stash.who, application, batchItems<'OpenJob'>(ctx, 'OpenJob')[0]);
      if (!application || !side) return fail('NotFound', 'There is no such record.');
      const { ending } = application;
      if (!ending) return fail('Conflict', 'Nobody ends this contract.');
      const today = japanDay(util.time.nowISO8601());
      const replier = replierOf(ending, ctx.args.input.reply, today);
      if (replier.side !== side) return fail('Unauthorized', 'The answer is the other side’s.');
      ctx.stash.ending = ending;
      ctx.stash.isWritten = isRepeated(application, ctx.args.input, ctx.stash.who.sub);
      if (!ctx.stash.isWritten && !replier.isOpen) return fail('Conflict', 'It has been answered.');
      return application;
    },
  })
  .step('engagement', readEngagement)
  .step('write', 'Talent', {
    /**
     * Stores the answer and the line that reports it in one transaction; with a confirmed agreement the engagement
     * ends. The application’s version is a condition, so that of two answers at the same moment one is refused. The
     * pipeline contains this step several times, as in updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isWritten) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const { who, ending, engagementId } = ctx.stash;
      const { reply } = ctx.args.input;
      const signed = reply === 'GIVE_REASON' ? 'reason' : 'answer';
      const after = answered(ending, ctx.args.input);
      ctx.stash.after = after;
      const move = {
        to: 'CONTRACTED' as const,
        by: who.sub,
        line: termsLines.endingAnswer[reply],
        also: {
          ending: operations.replace(after),
          ...(reply === 'ASK_REASON' ? {} : signedBy(application, signed, who.sub)),
        },
        after: ctx.stash.lastLineAt,
      };
      const isAgreed = reply === 'CONFIRM' && ending.state === 'PROPOSED';
      const change = { field: 'ending', before: JSON.stringify(ending.how), after: JSON.stringify(reply) };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          ...(isAgreed ? endEngagement(ctx, engagementId, ending.lastDay!) : []),
          ...contractAudit(ctx, application, who.sub, change, 'endContract'),
        ],
      });
    },

    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isWritten = true;
      ctx.stash.ending = ctx.stash.after;
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .step('result', 'None', {
    request(ctx) {
      return runtime.earlyReturn({ ...ctx.stash.ending, __typename: 'ContractEnding' as const });
    },

    response() {
      return null;
    },
  });
