import { runtime, util } from '@aws-appsync/utils';
import type { Rows } from '../generated/types';
import { CONSENT } from '../lib/bundleConstants';
import { step, type StepContext } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { fail, failWithoutConsent, getCaller, resultOrFail } from '../lib/resolver';

const ENDED = { sessionEnded: true } as const;

export const accountExists = step('Talent', {
  /**
   * Checks that the caller's account still exists, as its row UserPrivate does, and that the token is of a session
   * that was not ended. Where `CONSENT` says so, the row must also have the time at which the person agreed to the terms
   * (decision T49). Operations that store or send something begin with this step, because a token stays valid for up
   * to 15 minutes after the account was erased, or after a right that it names has ended. Callers without an account
   * (guests, the publishing role) pass. A user pool trigger creates the row before an account gets its first token.
   */
  request(ctx: StepContext) {
    const who = getCaller(ctx);
    if (who.kind !== 'person') runtime.earlyReturn(null);
    return getLatestItem<Rows['UserPrivate']>({ pk: `${who.sub}#private`, sk: 'UserPrivate' });
  },

  response(ctx) {
    const row = resultOrFail(ctx);
    if (!row) return fail('Unauthorized', 'This account does not exist any more.', ENDED);
    const { claims } = ctx.identity as { claims?: { iat?: number; rightsReadAt?: string } };
    const endedAt = row.sessionsEndedAt ?? '';
    const ended = endedAt === '' ? 0 : util.time.parseISO8601ToEpochMilliSeconds(endedAt);
    // A token of somebody without a profile says only in whole seconds when it was issued.
    const isBefore = claims?.rightsReadAt
      ? claims.rightsReadAt <= endedAt
      : (claims?.iat ?? 0) < Math.floor(ended / 1000);
    if (isBefore) fail('Unauthorized', 'This session has ended. Please sign in again.', ENDED);
    if (CONSENT && !row.agreedTermsAt) failWithoutConsent();
    return null;
  },
});
