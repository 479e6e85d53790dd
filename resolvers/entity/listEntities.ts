import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { ENTITY, LIST } from '../lib/bundleConstants';
import { assertFlatFilter, matchesFilter, readKeyCondition } from '../lib/input/filter';
import { steps } from '../lib/operation';
import { readOffset, readPageSize, writeOffset } from '../lib/page/paging';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';

interface Args {
  type?: string;
  position?: StoredRow | null;
  sortDirection?: 'ASC' | 'DESC' | null;
  filter?: StoredRow | null;
  limit?: number | null;
  nextToken?: string | null;
}

export const listEntities = steps({
  read: {
    /**
     * Lists the records of a catalogue in the order of its index. A catalogue is small, so up to 1,000 entries
     * are read at once, then filtered and paged in memory.
     */
    request(ctx: Context<Args>) {
      const who = authorizeAndValidate(ctx);
      const { type, position, sortDirection, filter, limit, nextToken } = ctx.args;
      if (type !== undefined && type !== ENTITY.name) invalid('type', ENTITY.name);
      const condition = readKeyCondition('position', position);
      assertFlatFilter(filter);
      ctx.stash.viewer = viewerOf(who, '');
      ctx.stash.size = readPageSize(limit, 1000);
      ctx.stash.offset = readOffset(nextToken);
      return query({
        index: LIST.index,
        query: { listKey: { eq: ENTITY.name }, ...(condition ? { position: condition } : {}) },
        scanIndexForward: sortDirection !== 'DESC',
        limit: 1000,
      });
    },

    response(ctx: Context<Args>) {
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const shown = items.map((item) => project(ENTITY.fields, item, ctx.stash.viewer));
      const found = shown.filter((item) => matchesFilter(item, ctx.args.filter));
      const end = ctx.stash.offset + ctx.stash.size;
      return {
        items: found.slice(ctx.stash.offset, end),
        nextToken: end < found.length ? writeOffset(end) : null,
      };
    },
  },
});
