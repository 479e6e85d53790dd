import { runtime, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { organizationTies } from '../../model/organizationTies';
import { ageBand } from '../../model/snapshots/ageBand';
import { PooledTalentVisibility } from '../../model/visibility/PooledTalentVisibility';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import type { Rows, StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { batchGetItems, batchItems, type QueryResult } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { withUnloadedRelations } from '../user/lib/userView';
import { withHiddenFields } from '../user/lib/withHiddenFields';
import { isPoolable, poolOf } from './lib/poolAccess';

/** The maximum number of rows that one Query reads. */
const ROWS = 1000;

interface Page {
  items: Rows['PooledTalent'][];
  nextToken: string | null;
  labels: readonly string[];
}

export const listPooledTalents = operation('Query.listPooledTalents', { grants: ['client', 'admin'] })
  .stash<{ who: Caller; organizationId: string; size: number; offset: number }>()
  .step('rows', 'Talent', {
    /** Reads the pool of the organization, the talents who were kept last first. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      ctx.stash.organizationId = poolOf(who, ctx.args.organizationId);
      ctx.stash.size = readPageSize(ctx.args.limit, 50);
      ctx.stash.offset = readOffset(ctx.args.nextToken);
      if (ctx.stash.organizationId === '')
        return runtime.earlyReturn({ ...emptyPage(), labels: [] }, { skipTo: 'END' });
      const kept = {
        parentKey: { eq: `Organization#${ctx.stash.organizationId}` },
        parentSort: { beginsWith: 'PooledTalent#' },
      };
      return query({ index: 'byParent', query: kept, scanIndexForward: false, limit: ROWS });
    },

    response(ctx): Page {
      const { items } = resultOrFail<QueryResult<Rows['PooledTalent']>>(ctx);
      const { label, openJobID } = ctx.args;
      const all = items.flatMap((row) => row.labels ?? []);
      const labels = all.filter((each, index) => all.indexOf(each) === index).sort();
      const asked = items.filter(
        (row) =>
          (!label || (row.labels ?? []).includes(label)) &&
          (!openJobID || (row.openJobIDs ?? []).includes(openJobID)),
      );
      const page = slicePage(asked, ctx.stash.offset, ctx.stash.size);
      if (page.items.length === 0) return endPipeline(ctx, { ...page, labels });
      return { ...page, labels };
    },
  })
  .step('talents', 'Talent', {
    request(ctx) {
      const keys = ctx.prev.result.items.flatMap(({ userID }) => [
        keyOf(User, userID),
        organizationTies.keyOf(userID, ctx.stash.organizationId),
      ]);
      return batchGetItems(ctx, 'Talent', keys);
    },

    /**
     * Returns those who are shown to the organization now, as its members see them. So a page may be shorter than asked
     * for.
     */
    response(ctx) {
      const found: (StoredRow | null)[] = batchItems(ctx, 'Talent');
      const { who, organizationId } = ctx.stash;
      const today = japanDay(util.time.nowISO8601());
      const rows: (StoredRow | null)[] = ctx.prev.result.items.map((row, index) => {
        const [user, tie] = found.slice(2 * index, 2 * index + 2);
        if (!user || !isPoolable(who, organizationId, user)) return null;
        const tree = { ...withUnloadedRelations(user), ageBand: ageBand(user.birthDate, today) };
        const shown = withHiddenFields(project(UserVisibility, tree, 'client'));
        const { applied = [], scouted = [], recommended = [] } = tie ?? {};
        const { userID, labels, isKept } = row;
        const ties = { userID, applied, scouted, recommended, isKept, labels };
        return project(PooledTalentVisibility, { ...row, user: shown, ties }, 'inContact');
      });
      return { ...ctx.prev.result, items: rows.filter((row) => !!row) };
    },
  });
