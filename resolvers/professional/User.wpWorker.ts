import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { WPWorker } from '../../model/entities/WPWorker';
import { getCaller, getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';

/**
 * Returns the professional record of a talent. If it is not published, only the talent and administrators get
 * it; everybody else gets null.
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
