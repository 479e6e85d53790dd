import { type Context, runtime } from '@aws-appsync/utils';
import { fail, getCaller, failWithoutConsent, getLatestItem, type Item, resultOrFail } from '../lib/resolver';

/**
 * Checks that the caller's account still exists: its row UserPrivate must exist. Where `CONSENT` says so, the row
 * must also have the time at which the person agreed to the terms (decision T49). Operations that store or
 * send something begin with this step, because a token stays valid for up to 15 minutes after the account was
 * erased. Callers without an account (guests, the publishing role) pass. A user pool trigger creates the row
 * before an account gets its first token.
 */
export function request(ctx: Context) {
  const who = getCaller(ctx);
  if (who.kind !== 'person') runtime.earlyReturn(null);
  return getLatestItem({ pk: `${who.sub}#private`, sk: 'UserPrivate' });
}

export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  if (!row) fail('Unauthorized', 'This account does not exist any more.');
  if (CONSENT && !row?.agreedTermsAt) failWithoutConsent();
  return null;
}
