import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

/**
 * Returns whether a talent may sign in, which the user pool knows. Only administrators learn it. In a preview of a
 * profile (`getUserAs`) the field is null already.
 */
export function request(ctx: Context) {
  const { sub, isSignInEnabled } = getSource(ctx);
  if (isSignInEnabled !== undefined || !sub || !getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
  return { operation: 'Invoke', payload: { action: 'isSignInEnabled', sub } };
}

export function response(ctx: Context) {
  return resultOrFail<boolean | null>(ctx);
}
