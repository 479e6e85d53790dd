import { runtime } from '@aws-appsync/utils';
import { operations, query, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix, isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import type { RootFields, Rows } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { operation } from '../lib/operation';
import { batchItems, type QueryResult } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { contractAudit, endEngagement, signedBy } from './lib/contractWrites';
import { readContract } from './lib/readContract';
import { endingOf } from './lib/endingOf';
import { isEnding } from '../../model/terms/isEnding';
import { sideOf } from './lib/sideOf';
import { currentNumberOf } from './lib/termsSheets';
import { readEngagement } from './readEngagement';

type Input = RootFields['Mutation.endContract']['args']['input'];
const SAID = ['how', 'lastDay', 'handover', 'lastPaymentOn', 'exception', 'exceptionNote'] as const;

/**
 * Returns whether the caller has ended the contract so already: the call is a repetition, because its answer was lost. An
 * agreement that was declined can be proposed again.
 */
function isRepeated({ ending, signers }: Rows['UserApplies'], input: Input, sub: string): boolean {
  if (!ending || ending.state === 'DECLINED' || signers?.ending !== sub) return false;
  // The reason can be given later, too.
  const isReason = !!ending.reasonGivenAt || (ending.reason ?? '') === (input.reason ?? '');
  return isReason && SAID.every((field) => (ending[field] ?? '') === (input[field] ?? ''));
}

interface Stash {
  who: Caller;
  side: 'TALENT' | 'CLIENT';
  sheets: Rows['TermsSheet'][];
  ending: NonNullable<Rows['UserApplies']['ending']>;
  engagementId?: string;
  isWritten?: boolean;
  lastLineAt?: string;
  tries?: number;
}

export const endContract = operation('Mutation.endContract', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the application and its job, which shows whether the caller is job staff. */
    request(ctx) {
      const { applicationId: id } = ctx.args.input;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, id)) invalid('input.applicationId', 'id');
      return readContract(ctx, id);
    },

    /**
     * `NotFound` unless the caller is the talent, job staff or an administrator; `Conflict` without accepted terms, and
     * if the contract ends already, otherwise than the caller says. An agreement that is only proposed can be replaced.
     */
    response(ctx) {
      const application = batchItems<'UserApplies'>(ctx, 'Talent')[0];
      const side = sideOf(ctx.stash.who, application, batchItems<'OpenJob'>(ctx, 'OpenJob')[0]);
      if (!application || !side) return fail('NotFound', 'There is no such record.');
      if (application.type !== 'CONTRACTED' || !currentNumberOf(application))
        return fail('Conflict', 'There are no accepted terms.');
      if (isRepeated(application, ctx.args.input, ctx.stash.who.sub)) {
        ctx.stash.ending = application.ending!;
        ctx.stash.isWritten = true;
        return application;
      }
      if (isEnding(application.ending)) return fail('Conflict', 'The contract ends already.');
      ctx.stash.side = side;
      return application;
    },
  })
  .step('sheets', 'Talent', {
    /** Reads the accepted versions, which say how long the contract lasts with its renewals. */
    request(ctx) {
      if (ctx.stash.isWritten) runtime.earlyReturn(ctx.prev.result);
      const { userID, openJobID } = ctx.prev.result;
      const { pk, sk } = childrenPrefix(TermsSheet, userID);
      return query({
        query: { pk: { eq: pk }, sk: { beginsWith: `${sk}${openJobID}-` } },
        filter: { state: { eq: 'ACCEPTED' } },
        scanIndexForward: false,
        limit: 1000,
      });
    },

    response(ctx) {
      ctx.stash.sheets = resultOrFail<QueryResult<Rows['TermsSheet']>>(ctx).items;
      if (ctx.stash.sheets.length === 0) fail('Conflict', 'There are no accepted terms.');
      return ctx.prev.result;
    },
  })
  .step('engagement', readEngagement)
  .step('check', 'None', {
    /** Checks the last day against the notice that the law asks for. */
    request(ctx) {
      if (ctx.stash.isWritten) runtime.earlyReturn(ctx.prev.result);
      ctx.stash.ending = endingOf(ctx.args.input, ctx.stash.sheets, ctx.stash.side);
      return { payload: null };
    },

    response(ctx) {
      return ctx.prev.result;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the end and the line that reports it in one transaction; with a notice, which needs no consent, the
     * engagement ends too. The application’s version is a condition. The pipeline contains this step several times, as
     * in updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isWritten) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const { who, ending, engagementId } = ctx.stash;
      const [year = 0, month = 0, day = 0] = ending.lastDay!.split('-').map((part) => parseInt(part, 10));
      const move = {
        to: 'CONTRACTED' as const,
        by: who.sub,
        line: termsLines.ending[ending.how!](`${year}年${month}月${day}日`),
        also: { ending: operations.replace(ending), ...signedBy(application, 'ending', who.sub) },
        after: ctx.stash.lastLineAt,
      };
      const isNotice = ending.state === 'NOTIFIED';
      const change = { field: 'ending', before: 'null', after: JSON.stringify(ending.how) };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          ...(isNotice ? endEngagement(ctx, engagementId, ending.lastDay!) : []),
          ...contractAudit(ctx, application, who.sub, change, 'endContract'),
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
      return runtime.earlyReturn({ ...ctx.stash.ending, __typename: 'ContractEnding' as const });
    },

    response() {
      return null;
    },
  });
