import { runtime } from '@aws-appsync/utils';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import type { StoredRow } from '../generated/types';
import { relation } from '../lib/operation';
import { getCaller, getSource } from '../lib/resolver';

export const userAppliesHistory = relation('UserApplies.history').unit('None', {
  /**
   * Returns the changes of an application's state, oldest first. The talent does not learn which of the job
   * staff made a change.
   */
  request(ctx) {
    const { history, userID } = getSource(ctx);
    const { sub } = getCaller(ctx);
    const events = history as StoredRow[] | null | undefined;
    if (!events || userID !== sub) return runtime.earlyReturn(events ?? null);
    return runtime.earlyReturn(maskedPerson.history(events, sub));
  },

  response() {
    return null;
  },
});
