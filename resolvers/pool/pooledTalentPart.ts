import { runtime } from '@aws-appsync/utils';
import { relation } from '../lib/operation';
import { RELATION } from '../lib/bundleConstants';
import { getSource } from '../lib/resolver';

export const pooledTalentPart = relation({ 'PooledTalent.notes': {}, 'PooledTalent.user': {} }).unit('None', {
  /** Returns what the root field has read: notes for one talent, the talent in a list. */
  request(ctx) {
    return runtime.earlyReturn(getSource(ctx)[RELATION.field as 'notes' | 'user'] ?? null);
  },

  response() {
    return null;
  },
});
