import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { TermsSheet } from '../../model/entities/TermsSheet';
import { UserApplies } from '../../model/entities/UserApplies';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { RateLimits } from '../../model/limits/RateLimits';
import { termsLines } from '../../model/terms/termsLines';
import type { RootFields, Rows } from '../generated/types';
import { isTriedAgain, moveApplicationWrites } from '../apply/lib/applicationWrites';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { putNew } from '../lib/write/record';
import { checkAnswers } from './lib/checkAnswers';
import { readContract } from './lib/readContract';
import { saysSame } from './lib/saysSame';
import { buildSheet, projectSheet, sheetIdOf, shortSheet } from './lib/termsSheets';

interface Stash {
  who: Caller;
  /** What is filled in, by the key of the item. */
  answers: Record<string, string>;
  sheet: Rows['TermsSheet'];
  lastLineAt?: string;
  isSent?: boolean;
  tries?: number;
}

type Input = RootFields['Mutation.offerTerms']['args']['input'];

/** Builds the sheet, or the draft, that job staff have filled in. */
function sheetOf(input: Input, application: Rows['UserApplies'], { who, answers }: Stash) {
  const { kind, expiresOn, isDraft, draftVersion } = input;
  const state = isDraft ? ('DRAFT' as const) : ('SENT' as const);
  const values = { number: isDraft ? 0 : input.number, kind, state, expiresOn };
  const sheet = buildSheet({ application, answers, values, by: who.sub });
  return isDraft ? { ...sheet, version: (draftVersion ?? 0) + 1 } : sheet;
}

/** Returns the condition that the draft is the one that the caller has seen, so that nobody overwrites another's. */
const seenDraft = ({ draftVersion }: Input) =>
  draftVersion ? { version: { eq: draftVersion } } : { pk: { attributeExists: false } };

/** Returns whether the caller has stored a sheet with this number, kind and day already, or the next draft. */
function isStored(sheet: Rows['TermsSheet'], who: Caller, input: Input): boolean {
  if (sheet.sentBy !== who.sub || sheet.amends) return false;
  const isNext = !input.isDraft || sheet.version === (input.draftVersion ?? 0) + 1;
  return isNext && sheet.kind === input.kind && (sheet.expiresOn ?? '') === (input.expiresOn ?? '');
}

/** Returns the transaction item with the audit entry. It does not say what is offered: that is about the talent. */
function auditOf(ctx: Context, { who }: Stash, application: Rows['UserApplies'], number: number) {
  const { title } = application.openJob!;
  const changes = [{ field: 'terms', before: JSON.stringify(number - 1), after: JSON.stringify(number) }];
  return auditWrite(ctx, {
    actor: who.sub,
    action: 'sendTerms',
    subject: application.userID,
    detail: `${title ?? ''} ${application.openJobID}`,
    changes,
  });
}

export const offerTerms = operation('Mutation.offerTerms', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.assessment,
  also: ['Conversation', 'OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('answers', 'None', {
    /** Checks the sheet. */
    request(ctx) {
      const { input } = ctx.args;
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(UserApplies, input.applicationId)) invalid('input.applicationId', 'id');
      if (input.number < 1 || input.number > 999) invalid('input.number', '1..999');
      ctx.stash.answers = checkAnswers(input);
      const today = japanDay(util.time.nowISO8601());
      if (!input.isDraft && !input.expiresOn) invalid('input.expiresOn', 'required');
      if (!input.isDraft && input.expiresOn! < today) invalid('input.expiresOn', 'notPast');
      return { payload: null };
    },

    response() {
      return null;
    },
  })
  .step('read', 'Talent', {
    /** Reads the application, its job, which shows whether the caller is job staff, and what is stored under its number. */
    request(ctx) {
      const { applicationId: id, isDraft, number } = ctx.args.input;
      const names = { userID: partitionOf(id), openJobID: secondSegment(id) };
      return readContract(ctx, id, [keyOf(TermsSheet, sheetIdOf(names, isDraft ? 0 : number))]);
    },

    /**
     * `NotFound` unless the caller is an administrator or job staff and not the applicant; `Conflict` before the
     * interview and after the contract, and if somebody else has sent a version that the caller has not seen.
     */
    response(ctx) {
      const [application, sheet] = batchItems<['UserApplies', 'TermsSheet']>(ctx, 'Talent');
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const isStaff = who.isAdmin || (!!job && jobRole(who, job) !== 'none');
      if (!application || application.userID === who.sub || !isStaff)
        return fail('NotFound', 'There is no such record.');
      if (sheet && isStored(sheet, who, ctx.args.input)) {
        // What the caller has stored under this number is repeated, because its answer was lost.
        if (!saysSame(ctx.stash.answers, sheet)) fail('Conflict', 'There is a newer version.');
        ctx.stash.sheet = sheet;
        ctx.stash.isSent = true;
        return application;
      }
      if (application.type !== 'INTERVIEW' && application.type !== 'OFFERED')
        return fail('Conflict', 'Terms are offered after the interview and before the contract.');
      const { number } = ctx.args.input;
      if (number !== (application.terms?.number ?? 0) + 1)
        return fail('Conflict', 'There is a newer version.');
      return application;
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the draft, unless another one was stored meanwhile; or the new version, the state of the application and
     * the line that reports it in one transaction. The application's version is a condition, so that of two people who
     * send a sheet one is refused. The pipeline contains this step several times, as in updateUserApplies.
     */
    request(ctx) {
      if (ctx.stash.isSent) runtime.earlyReturn(ctx.prev.result);
      const { input } = ctx.args;
      const application = ctx.prev.result;
      const table = tableName(ctx, 'Talent');
      const sheet = sheetOf(input, application, ctx.stash);
      ctx.stash.sheet = sheet;
      const key = keyOf(TermsSheet, sheet.id);
      const condition = seenDraft(input);
      if (input.isDraft)
        return transactWrite({ items: [{ putItem: { table, key, item: sheet, condition } }] });
      const isFirst = application.type === 'INTERVIEW';
      const move = {
        to: 'OFFERED' as const,
        by: ctx.stash.who.sub,
        line: isFirst ? termsLines.offer[input.kind] : termsLines.resent(input.number),
        also: { terms: operations.replace(shortSheet(sheet, null)) },
        after: ctx.stash.lastLineAt,
      };
      return transactWrite({
        items: [
          ...moveApplicationWrites(ctx, application, move),
          putNew(table, TermsSheet, sheet),
          { deleteItem: { table, key: keyOf(TermsSheet, sheetIdOf(application, 0)), condition } },
          auditOf(ctx, ctx.stash, application, input.number),
        ],
      });
    },

    /** Returns the sheet; or passes the application on, to try again after another write at the same moment. */
    response(ctx) {
      if (isTriedAgain(ctx, ctx.prev.result, ctx.stash.who.sub)) return ctx.prev.result;
      ctx.stash.isSent = true;
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .step('result', 'None', {
    /** Returns what the caller may see of the stored sheet. */
    request(ctx) {
      return runtime.earlyReturn(projectSheet(ctx.stash.sheet, ctx.stash.who));
    },

    response() {
      return null;
    },
  });
