import { runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import type { Viewer } from '../../model/visibility/FieldRules';
import { isInternal } from '../../model/visibility/isInternal';
import { relation } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { queryChildren } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { hideGiver } from './lib/hideGiver';

export const userUserOpenJobs = relation('User.userOpenJobs')
  .stash<{ size: number; offset: number; viewer: Viewer; isTold: boolean }>()
  .unit('Talent', {
    /** Lists a person's involvements in jobs, for that person and administrators. Null for everybody else. */
    request(ctx) {
      const sub = getSource(ctx).id;
      ctx.stash.size = readPageSize(ctx.args.limit, 100);
      ctx.stash.offset = readOffset(ctx.args.nextToken);
      const who = getCaller(ctx);
      ctx.stash.viewer = viewerOf(who, sub);
      ctx.stash.isTold = who.isAdmin || who.inClientArea;
      const isOwn = ctx.stash.viewer === 'owner' || ctx.stash.viewer === 'admin';
      if (!isOwn || getSource(ctx).userOpenJobs === null) return runtime.earlyReturn(null);
      return queryChildren(UserOpenJobs, sub);
    },

    /**
     * Returns a page of the involvements. While the client area (for organizations and consultants) is closed,
     * only administrators see those of a consultant. A recommendation is a note within the organization: the person
     * does not learn of it.
     */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      const shown = items
        .filter((row) => ctx.stash.isTold || !isInternal(row))
        .filter(({ involveType }) => ctx.stash.viewer === 'admin' || involveType !== 'RECOMMENDED')
        .map((row) => hideGiver(row, getCaller(ctx)));
      return slicePage(shown, ctx.stash.offset, ctx.stash.size);
    },
  });
