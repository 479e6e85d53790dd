import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import type { RootFields, Rows, StoredRow } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { contractAudit, engagementWrites } from './lib/contractWrites';
import { readContract } from './lib/readContract';
import { isEnding } from '../../model/terms/isEnding';
import { sideOf } from './lib/sideOf';
import { readEngagement } from './readEngagement';
import { applicationIdOf, currentNumberOf, projectSheet, shortSheet } from './lib/termsSheets';

interface Stash {
  who: Caller;
  sheet: Rows['TermsSheet'];
  /** The sheet as the answer leaves it. */
  after: Rows['TermsSheet'];
  /** The newest engagement of the talent in this job, which follows the changed terms. */
  engagementId?: string;
  isAnswered?: boolean;
  lastLineAt?: string;
  tries?: number;
}

type Input = RootFields['Mutation.answerAmendment']['args']['input'];

/** Returns what an answer says. */
function saidWith({ reply, reason }: Input): StoredRow {
  const said: StoredRow = { state: reply === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED' };
  if (reply === 'DECLINE' && reason) said.reason = util.str.normalize(reason, 'nfc');
  return said;
}

/** Returns the proposed version as it is after the other side’s answer, which changes nothing of what it says. */
function answered(sheet: Rows['TermsSheet'], input: Input, answeredBy: string): Rows['TermsSheet'] {
  const now = util.time.nowISO8601();
  const done = { answeredBy, answeredAt: now, updatedAt: now, version: sheet.version + 1 };
  return { ...sheet, ...saidWith(input), ...done };
}

/** Returns whether the caller has given this answer already: the call is a repetition, because its answer was lost. */
function isRepeated(sheet: Rows['TermsSheet'], input: Input, sub: string): boolean {
  const { state, reason } = saidWith(input);
  return sheet.answeredBy === sub && sheet.state === state && (sheet.reason ?? '') === (reason ?? '');
}

export const answerAmendment = operation('Mutation.answerAmendment', {
  grants: ['owner', 'client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the proposed version, its application, and the job, which shows whether the caller is job staff. */
    request(ctx) {
      const { id } = ctx.args.input;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(TermsSheet, id) || !isIdOf(UserApplies, applicationIdOf(id))) invalid('input.id', 'id');
      return readContract(ctx, applicationIdOf(id), [keyOf(TermsSheet, id)]);
    },

    /**
     * `NotFound` for who is on neither side; `Unauthorized` for the side that proposed it; `Conflict` for a version that
     * is not the newest, changes terms that are not in force any more, was answered otherwise or by somebody else, or
     * whose last day is over.
     */
    response(ctx) {
      const [application, sheet] = batchItems<['UserApplies', 'TermsSheet']>(ctx, 'Talent');
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const side = sideOf(ctx.stash.who, application, job);
      if (!application || !side || !sheet?.proposedBy) return fail('NotFound', 'There is no such record.');
      if (sheet.proposedBy === side) return fail('Unauthorized', 'The answer is the other side’s.');
      ctx.stash.sheet = sheet;
      if (isRepeated(sheet, ctx.args.input, ctx.stash.who.sub)) {
        ctx.stash.isAnswered = true;
        return application;
      }
      const isNewest = application.terms?.id === sheet.id && currentNumberOf(application) === sheet.amends;
      if (!isNewest) return fail('Conflict', 'There is a newer version.');
      const isOpen = sheet.state === 'SENT' && application.type === 'CONTRACTED';
      if (!isOpen) return fail('Conflict', 'It has been answered.');
      if (isEnding(application.ending)) return fail('Conflict', 'The contract ends.');
      if (japanDay(util.time.nowISO8601()) > (sheet.expiresOn ?? ''))
        return fail('Conflict', 'It has expired.');
      return application;
    },
  })
  .step('engagement', readEngagement)
  .step('write', 'Talent', {
    /**
     * Stores the answer and the line that reports it in one transaction; with the acceptance also that the version is in
     * force, and what the engagement says. The application’s version is a condition: of two answers, or an answer and a
     * newer proposal at the same moment, one is refused. The pipeline contains this step several times, as in
     * updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isAnswered) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const { sheet: before, who, engagementId } = ctx.stash;
      const sheet = answered(before, ctx.args.input, who.sub);
      ctx.stash.after = sheet;
      const { number } = sheet;
      const isAccepted = sheet.state === 'ACCEPTED';
      const current = isAccepted ? number : currentNumberOf(application);
      const move = {
        to: 'CONTRACTED' as const,
        by: who.sub,
        line: isAccepted ? termsLines.amendmentAccepted(number) : termsLines.amendmentDeclined(number),
        also: { terms: operations.replace(shortSheet(sheet, current)) },
        after: ctx.stash.lastLineAt,
      };
      const isOpen = { state: { eq: 'SENT' }, version: { eq: before.version } };
      const change = { field: 'terms', before: JSON.stringify('SENT'), after: JSON.stringify(sheet.state) };
      const table = tableName(ctx, 'Talent');
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          { putItem: { table, key: keyOf(TermsSheet, sheet.id), item: sheet, condition: isOpen } },
          ...(isAccepted ? engagementWrites(ctx, engagementId, sheet) : []),
          ...contractAudit(ctx, application, who.sub, change),
        ],
      });
    },

    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isAnswered = true;
      ctx.stash.sheet = ctx.stash.after;
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .step('result', 'None', {
    /** Returns what the caller may see of the answered version. */
    request(ctx) {
      return runtime.earlyReturn(projectSheet(ctx.stash.sheet, ctx.stash.who));
    },

    response() {
      return null;
    },
  });
