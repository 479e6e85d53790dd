import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { findDelivery } from '../../model/terms/findDelivery';
import { listDeliveryDeeds } from '../../model/terms/listDeliveryDeeds';
import { termsLines } from '../../model/terms/termsLines';
import type { RootFields, Rows } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import { contractAudit, signedBy } from './lib/contractWrites';
import { readContract } from './lib/readContract';
import { sideOf } from './lib/sideOf';
import { currentNumberOf, sheetIdOf } from './lib/termsSheets';

type Delivery = Required<NonNullable<Rows['UserApplies']['deliveries']>[number]>;

type Input = RootFields['Mutation.recordDelivery']['args']['input'];

/**
 * Returns what the caller has recorded already, if the call is a repetition, because its answer was lost. That the talent
 * did something says the side; who handed paper over is stored beside the log.
 */
function repeatedOf(
  { deliveries, signers, userID }: Rows['UserApplies'],
  { number, deed, on }: Input,
  sub: string,
): Delivery | null {
  const isOwn = deed === 'HAND_OVER' ? signers?.paper === sub : userID === sub;
  const same = (deliveries ?? []).filter((each) => each.deed === deed && each.number === number);
  const last = same[same.length - 1];
  return isOwn && last && (!on || last.on === on) ? (last as Delivery) : null;
}

interface Stash {
  who: Caller;
  delivery: Delivery;
  isWritten?: boolean;
  lastLineAt?: string;
  tries?: number;
}

/** How many deeds the log of an application has at most, so that its row stays small. */
const MOST = 100;

export const recordDelivery = operation('Mutation.recordDelivery', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the application, the version in force, and the job, which shows whether the caller is job staff. */
    request(ctx) {
      const { applicationId: id, number, deed, on } = ctx.args.input;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, id)) invalid('input.applicationId', 'id');
      if (number < 1 || number > 999) invalid('input.number', '1..999');
      if (deed === 'HAND_OVER' && !on) invalid('input.on', 'required');
      if (deed !== 'HAND_OVER' && on) invalid('input.on', 'HAND_OVER');
      if (on && on > japanDay(util.time.nowISO8601())) invalid('input.on', 'notInFuture');
      const sheet = sheetIdOf({ userID: partitionOf(id), openJobID: secondSegment(id) }, number);
      return readContract(ctx, id, [keyOf(TermsSheet, sheet)]);
    },

    /**
     * `NotFound` unless the caller is the talent, job staff or an administrator; `Conflict` without accepted terms, if
     * another version is in force, and for what is not open, such as paper that nobody waits for; `Unauthorized` for what
     * the other side does.
     */
    response(ctx) {
      const [application, sheet] = batchItems<['UserApplies', 'TermsSheet']>(ctx, 'Talent');
      const { who } = ctx.stash;
      const side = sideOf(who, application, batchItems<'OpenJob'>(ctx, 'OpenJob')[0]);
      if (!application || !side) return fail('NotFound', 'There is no such record.');
      const { number, deed, on } = ctx.args.input;
      const isInForce = currentNumberOf(application) === number && sheet?.state === 'ACCEPTED';
      if (application.type !== 'CONTRACTED' || !sheet || !isInForce)
        return fail('Conflict', 'These terms are not in force.');
      const log = application.deliveries ?? [];
      const { kind, wantsElectronic } = sheet;
      const acceptedOn = japanDay(sheet.answeredAt);
      const state = findDelivery({ kind, number, wantsElectronic, acceptedOn }, log);
      const own: string[] = listDeliveryDeeds(side, kind, state);
      const others: string[] = listDeliveryDeeds(side === 'TALENT' ? 'CLIENT' : 'TALENT', kind, state);
      if (others.includes(deed)) return fail('Unauthorized', 'This is the other side’s.');
      const repeated = own.includes(deed) ? null : repeatedOf(application, ctx.args.input, who.sub);
      if (repeated) {
        ctx.stash.delivery = repeated;
        ctx.stash.isWritten = true;
        return application;
      }
      if (!own.includes(deed)) return fail('Conflict', 'It is not open.');
      if (log.length >= MOST) invalid('input', `most ${MOST}`);
      if (on && on < acceptedOn) invalid('input.on', 'notBeforeAcceptance');
      const at = util.time.nowISO8601();
      ctx.stash.delivery = { number, deed, side, at, on: on ?? japanDay(at) };
      return application;
    },
  })
  .step('write', 'Talent', {
    /**
     * Adds to the log, with the line that reports it, in one transaction. The application’s version is a condition, so
     * that nothing is recorded about what has changed meanwhile. The pipeline contains this step several times, as in
     * updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isWritten) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const { who, delivery } = ctx.stash;
      const move = {
        to: 'CONTRACTED' as const,
        by: who.sub,
        line: termsLines.delivery[delivery.deed],
        also: {
          deliveries: operations.replace([...(application.deliveries ?? []), delivery]),
          ...(delivery.deed === 'HAND_OVER' ? signedBy(application, 'paper', who.sub) : {}),
        },
        after: ctx.stash.lastLineAt,
      };
      const change = { field: 'deliveries', before: 'null', after: JSON.stringify(delivery.deed) };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          ...contractAudit(ctx, application, who.sub, change, 'recordDelivery'),
        ],
      });
    },

    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isWritten = true;
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .step('result', 'None', {
    request(ctx) {
      return runtime.earlyReturn({ ...ctx.stash.delivery, __typename: 'TermsDelivery' as const });
    },

    response() {
      return null;
    },
  });
