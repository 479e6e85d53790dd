import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { WPWorker } from '../../model/entities/WPWorker';
import { getCaller, getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';

/**
 * Returns the professional record of a talent; null if it is not published, except for that talent and
 * administrators.
 */
export function request(ctx: Context) {
  const { sub } = getSource(ctx);
  if (!sub) return runtime.earlyReturn(null);
  return getRecord(WPWorker, `${sub}`);
}

export function response(ctx: Context) {
  const worker = resultOrFail<Item | null>(ctx);
  const viewer = viewerOf(getCaller(ctx), `${getSource(ctx).sub}`);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  return worker && (isOwn || worker.status === 'PUBLISHED') ? worker : null;
}
