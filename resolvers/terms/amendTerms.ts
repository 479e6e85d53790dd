import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import type { Rows } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { putNew } from '../lib/write/record';
import { contractAudit } from './lib/contractWrites';
import { readContract } from './lib/readContract';
import { checkAnswers } from './lib/checkAnswers';
import { isEnding } from '../../model/terms/isEnding';
import { saysSame } from './lib/saysSame';
import { sideOf } from './lib/sideOf';
import { buildSheet, currentNumberOf, projectSheet, sheetIdOf, shortSheet } from './lib/termsSheets';

interface Stash {
  who: Caller;
  accepted: Rows['TermsSheet'];
  side: 'TALENT' | 'CLIENT';
  sheet: Rows['TermsSheet'];
  lastLineAt?: string;
  isSent?: boolean;
  tries?: number;
}

export const amendTerms = operation('Mutation.amendTerms', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the application, the accepted version, what is stored under the number, and the job, which shows whether the caller is job staff. */
    request(ctx) {
      const { applicationId: id, amends, number, expiresOn } = ctx.args.input;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, id)) invalid('input.applicationId', 'id');
      if (number < 2 || number > 999) invalid('input.number', '2..999');
      if (amends < 1 || amends >= number) invalid('input.amends', `1..${number - 1}`);
      if (expiresOn < japanDay(util.time.nowISO8601())) invalid('input.expiresOn', 'notPast');
      const names = { userID: partitionOf(id), openJobID: secondSegment(id) };
      const sheets = [sheetIdOf(names, amends), sheetIdOf(names, number)];
      return readContract(
        ctx,
        id,
        sheets.map((sheet) => keyOf(TermsSheet, sheet)),
      );
    },

    /**
     * `NotFound` unless the caller is the talent, job staff or an administrator; `Conflict` without accepted terms, if
     * others are in force than the caller has changed, and if somebody has sent a version that the caller has not seen.
     */
    response(ctx) {
      const rows = batchItems<['UserApplies', 'TermsSheet', 'TermsSheet']>(ctx, 'Talent');
      const [application, accepted, stored] = rows;
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const side = sideOf(who, application, job);
      if (!application || !side) return fail('NotFound', 'There is no such record.');
      const { amends, number, expiresOn } = ctx.args.input;
      const isOwn = stored?.sentBy === who.sub && stored.amends === amends && stored.expiresOn === expiresOn;
      if (stored && isOwn) {
        ctx.stash.sheet = stored;
        ctx.stash.isSent = true;
        return application;
      }
      const isInForce = currentNumberOf(application) === amends && accepted?.state === 'ACCEPTED';
      if (application.type !== 'CONTRACTED' || !accepted || !isInForce)
        return fail('Conflict', 'These terms are not in force.');
      if (isEnding(application.ending)) return fail('Conflict', 'The contract ends.');
      if (number !== (application.terms?.number ?? 0) + 1)
        return fail('Conflict', 'There is a newer version.');
      ctx.stash.accepted = accepted;
      ctx.stash.side = side;
      return application;
    },
  })
  .step('sheet', 'None', {
    /**
     * Checks the changed version, which must be whole and change something, and builds it. What the caller has stored under
     * this number is repeated, because its answer was lost.
     */
    request(ctx) {
      const { number, amends, answers, expiresOn } = ctx.args.input;
      const { who, accepted, side, sheet, isSent } = ctx.stash;
      if (isSent) {
        const isAlike = saysSame(checkAnswers({ kind: sheet.kind, answers }), sheet);
        if (!isAlike) fail('Conflict', 'There is a newer version.');
        runtime.earlyReturn(ctx.prev.result);
      }
      const { kind, talentEmployees, wantsElectronic } = accepted;
      const kept = checkAnswers({ kind, answers });
      if (saysSame(kept, accepted)) invalid('input.answers', 'same');
      // What the talent said about themselves at the acceptance is said of the changed terms, too.
      const said = { talentEmployees, wantsElectronic };
      const values = { number, amends, proposedBy: side, kind, state: 'SENT' as const, expiresOn, ...said };
      const application = ctx.prev.result;
      ctx.stash.sheet = buildSheet({ application, answers: kept, values, by: who.sub });
      return { payload: null };
    },

    response(ctx) {
      return ctx.prev.result;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the proposed version, what the application keeps of it, and the line that reports it in one transaction,
     * with the application’s version as its condition. The accepted version stays in force. The pipeline contains this
     * step several times, as in updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isSent) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const { sheet, who } = ctx.stash;
      const { amends, number } = ctx.args.input;
      const move = {
        to: 'CONTRACTED' as const,
        by: who.sub,
        line: termsLines.amended(number),
        also: { terms: operations.replace(shortSheet(sheet, amends)) },
        after: ctx.stash.lastLineAt,
      };
      const change = { field: 'terms', before: JSON.stringify(amends), after: JSON.stringify(number) };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          putNew(tableName(ctx, 'Talent'), TermsSheet, sheet),
          ...contractAudit(ctx, application, who.sub, change),
        ],
      });
    },

    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isSent = true;
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .step('result', 'None', {
    /** Returns what the caller may see of the proposed version. */
    request(ctx) {
      return runtime.earlyReturn(projectSheet(ctx.stash.sheet, ctx.stash.who));
    },

    response() {
      return null;
    },
  });
