import { runtime } from '@aws-appsync/utils';
import { ProfessionalItem } from '../../model/entities/ProfessionalItem';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems, getRecord } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { withUnloadedRelations } from '../user/lib/userView';

/** DynamoDB's maximum number of keys in a BatchGet. */
const MOST = 100;

/** What `getProfessionalItem` passes to this relation. */
interface Subs {
  subs: readonly string[];
}

export const professionalItemUsers = relation('ProfessionalItem.users')
  .step('item', 'Catalog', {
    /**
     * Reads the subs of the talents in a ProfessionalItem, unless `getProfessionalItem` passed them on. Only
     * administrators see the field that contains them.
     */
    request(ctx) {
      const carried = getSource(ctx).users as Subs | null | undefined;
      if (carried && carried.subs.length === 0) return runtime.earlyReturn([], { skipTo: 'END' });
      if (carried) return runtime.earlyReturn(carried);
      return getRecord(ProfessionalItem, getSource(ctx).id);
    },

    response(ctx) {
      const item = resultOrFail(ctx);
      const subs = item?.userIDs ?? [];
      if (subs.length === 0) return endPipeline(ctx, []);
      return { subs };
    },
  })
  .step('cards', 'Talent', {
    /**
     * Reads the profiles of up to 100 talents in a ProfessionalItem, each once, because BatchGet rejects
     * duplicate keys.
     */
    request(ctx) {
      const subs: Record<string, StoredRow> = {};
      ctx.prev.result.subs.forEach((sub) => {
        subs[sub] = { pk: sub, sk: 'User' };
      });
      const keys = Object.values(subs).slice(0, MOST);
      return batchGetItems(ctx, 'Talent', keys);
    },

    /**
     * Returns the talents with their public fields, in the order of the item's subs. Talents whose
     * profile guests may not open, or who block the caller's organization, are left out.
     */
    response(ctx) {
      const { memberOf } = getCaller(ctx);
      const bySub: Record<string, StoredRow> = {};
      batchItems<'User'>(ctx, 'Talent').forEach((user) => {
        if (!user || !isProfileShown(user, 'public', memberOf)) return;
        bySub[user.sub] = project(UserVisibility, withUnloadedRelations(user), 'public');
      });
      return ctx.prev.result.subs.map((sub) => bySub[sub]).filter((user) => user);
    },
  });
