import { runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { type Caller, mayTouch } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import { applyLines } from '../../model/transitions/applyLines';
import type { RootFields, Rows, StoredRow } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { buildEngagement } from '../engagement/lib/engagement';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { putNew } from '../lib/write/record';
import { agreedEngagement } from './lib/agreedEngagement';
import { applicationIdOf, projectSheet, shortSheet } from './lib/termsSheets';

interface Stash {
  who: Caller;
  sheet: Rows['TermsSheet'];
  /** The sheet as the answer leaves it. */
  after: Rows['TermsSheet'];
  isAnswered?: boolean;
  lastLineAt?: string;
  tries?: number;
}

type Input = RootFields['Mutation.answerTerms']['args']['input'];

/** Returns what the talent says with an answer. */
function saidWith(sheet: Rows['TermsSheet'], input: Input): StoredRow {
  const { reply, talentEmployees, wantsElectronic, reason } = input;
  const said: StoredRow = { state: reply === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED' };
  if (reply === 'ACCEPT' && sheet.kind === 'CONTRACT') said.talentEmployees = talentEmployees === true;
  if (reply === 'ACCEPT' && sheet.kind === 'EMPLOYMENT') said.wantsElectronic = wantsElectronic === true;
  if (reply === 'DECLINE' && reason) said.reason = util.str.normalize(reason, 'nfc');
  return said;
}

/** Returns the sheet as it is after the talent’s answer. A sent sheet changes only in what the talent says. */
function answered(sheet: Rows['TermsSheet'], input: Input): Rows['TermsSheet'] {
  const now = util.time.nowISO8601();
  return {
    ...{ ...sheet, ...saidWith(sheet, input) },
    ...{ answeredAt: now, updatedAt: now, version: sheet.version + 1 },
  };
}

/** Returns whether the talent has given this answer already: the call is a repetition, because its answer was lost. */
function isAnswered(sheet: Rows['TermsSheet'], input: Input): boolean {
  const stored = sheet as StoredRow;
  return Object.entries(saidWith(sheet, input)).every(([field, value]) => stored[field] === value);
}

/** Builds the engagement that begins with the accepted sheet. */
const engagementOf = (sheet: Rows['TermsSheet'], application: Rows['UserApplies']) =>
  buildEngagement(application, agreedEngagement(sheet), {
    by: application.userID,
    segment: util.autoUlid(),
  });

export const answerTerms = operation('Mutation.answerTerms', {
  grants: ['owner'],
  rate: RateLimits.assessment,
  also: ['Conversation'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the sheet and its application. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      const { id, reply, talentEmployees } = ctx.args.input;
      const isOwn = isIdOf(TermsSheet, id) && mayTouch(['owner'], who, partitionOf(id));
      if (!isOwn || !isIdOf(UserApplies, applicationIdOf(id))) fail('NotFound', 'There is no such record.');
      if (talentEmployees && reply !== 'ACCEPT') invalid('input.talentEmployees', 'ACCEPT');
      const keys = [keyOf(UserApplies, applicationIdOf(id)), keyOf(TermsSheet, id)];
      return batchGetItems(ctx, 'Talent', keys);
    },

    /**
     * `Conflict` for a version that is not the current one, that was answered, or whose last day is over; also when the
     * application is not OFFERED any more.
     */
    response(ctx) {
      const [application, sheet] = batchItems<['UserApplies', 'TermsSheet']>(ctx, 'Talent');
      if (!application || !sheet || sheet.state === 'DRAFT')
        return fail('NotFound', 'There is no such record.');
      const { reply, talentEmployees } = ctx.args.input;
      const isBare = talentEmployees === null || talentEmployees === undefined;
      if (reply === 'ACCEPT' && sheet.kind === 'CONTRACT' && isBare)
        return invalid('input.talentEmployees', 'required');
      if (application.terms?.id !== sheet.id) return fail('Conflict', 'There is a newer version.');
      if (isAnswered(sheet, ctx.args.input)) {
        ctx.stash.sheet = sheet;
        ctx.stash.isAnswered = true;
        return application;
      }
      const isOpen = sheet.state === 'SENT' && application.terms.state === 'SENT';
      if (!isOpen || application.type !== 'OFFERED') return fail('Conflict', 'It has been answered.');
      if (japanDay(util.time.nowISO8601()) > (sheet.expiresOn ?? ''))
        return fail('Conflict', 'It has expired.');
      ctx.stash.sheet = sheet;
      return application;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the answer, what follows for the application, and the line that reports it in one transaction. With the
     * acceptance the application is CONTRACTED and the engagement begins. The application’s version is a condition: a
     * newer sheet that arrives at the same moment refuses the answer to this one. The pipeline contains this step several
     * times, as in updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isAnswered) runtime.earlyReturn(ctx.prev.result);
      const application = ctx.prev.result;
      const isAccepted = ctx.args.input.reply === 'ACCEPT';
      const sheet = answered(ctx.stash.sheet, ctx.args.input);
      ctx.stash.after = sheet;
      const table = tableName(ctx, 'Talent');
      const { number } = sheet;
      const engagements = isAccepted ? [engagementOf(sheet, application)] : [];
      const also: StoredRow = { terms: operations.replace(shortSheet(sheet, isAccepted ? number : null)) };
      engagements.forEach((engagement) => {
        also.engagementId = operations.replace(engagement.id);
      });
      const move = {
        to: isAccepted ? ('CONTRACTED' as const) : ('OFFERED' as const),
        by: application.userID,
        line: isAccepted ? applyLines.CONTRACTED : termsLines.declined(number),
        also,
        after: ctx.stash.lastLineAt,
      };
      const isOpen = { state: { eq: 'SENT' }, version: { eq: ctx.stash.sheet.version } };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          { putItem: { table, key: keyOf(TermsSheet, sheet.id), item: sheet, condition: isOpen } },
          ...engagements.map((item) => putNew(table, EnishiWorkHistory, item)),
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
    /** Returns what the talent may see of the sheet. */
    request(ctx) {
      return runtime.earlyReturn(projectSheet(ctx.stash.sheet, ctx.stash.who));
    },

    response() {
      return null;
    },
  });
