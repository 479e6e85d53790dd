import { runtime } from '@aws-appsync/utils';
import { relation } from '../lib/operation';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

export const userIsSignInEnabled = relation('User.isSignInEnabled').unit('Accounts', {
  /**
   * Asks the user pool whether a talent may sign in. Null for everybody but administrators, and in a preview of
   * a profile (`getUserAs`).
   */
  request(ctx) {
    const { sub, isSignInEnabled } = getSource(ctx);
    if (isSignInEnabled !== undefined || !sub || !getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
    return { operation: 'Invoke', payload: { action: 'isSignInEnabled', sub } };
  },

  response(ctx) {
    return resultOrFail<boolean | null>(ctx);
  },
});
