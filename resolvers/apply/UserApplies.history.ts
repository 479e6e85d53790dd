import { type Context, runtime } from '@aws-appsync/utils';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { caller } from '../lib/caller';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';

/** How an application went. Who of the job's organization moved it is not told to the talent. */
export function request(ctx: Context) {
  const { history, userID } = sourceOf(ctx);
  const { sub } = caller(ctx);
  const events = history as Item[] | null | undefined;
  if (!events || userID !== sub) return runtime.earlyReturn(events ?? null);
  return runtime.earlyReturn(maskedPerson.history(events, sub));
}

export function response() {
  return null;
}
