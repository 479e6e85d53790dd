import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { WPWorker } from '../../model/entities/WPWorker';
import type { Rows, StoredRow } from '../generated/types';
import { relation } from '../lib/operation';
import { getRecord } from '../lib/read';
import { readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

function shownTo(ctx: Context, worker: StoredRow | null): StoredRow | null {
  const viewer = viewerOf(getCaller(ctx), getSource(ctx).id);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  return worker && (isOwn || worker.status === 'PUBLISHED') ? worker : null;
}

export const userWpWorker = relation('User.wpWorker', { one: { entity: 'WPWorker', by: 'sub' } }).unit(
  'Talent',
  {
    /**
     * Returns the professional record of a talent. If it is not published, only the talent and administrators get
     * it; everybody else gets null.
     */
    request(ctx) {
      const { sub } = getSource(ctx);
      if (!sub) return runtime.earlyReturn(null);
      const ahead = readAhead<Rows['WPWorker']>(ctx);
      if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
      return getRecord(WPWorker, sub);
    },

    response(ctx) {
      return shownTo(ctx, resultOrFail(ctx));
    },
  },
);
