import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const userIsSignInEnabled = relation('User.isSignInEnabled').unit('Accounts', {
  /**
   * Asks the user pool whether a talent may sign in. Null for everybody but administrators, and in a preview of
   * a profile (`getUserAs`).
   */
  request(ctx: Context) {
    const { sub, isSignInEnabled } = getSource(ctx);
    if (isSignInEnabled !== undefined || !sub || !getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
    return { operation: 'Invoke', payload: { action: 'isSignInEnabled', sub } };
  },

  response(ctx: Context) {
    return resultOrFail<boolean | null>(ctx);
  },
});
