import { ServiceError } from '../ServiceError';

// Quotas of operation categories, from
// https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html#category_operations
const categories: { perSecond: number; actions: string[] }[] = [
  { perSecond: 120, actions: ['InitiateAuth', 'RespondToAuthChallenge'] },
  { perSecond: 50, actions: ['SignUp', 'ConfirmSignUp'] },
  { perSecond: 30, actions: ['ChangePassword', 'ConfirmForgotPassword', 'ForgotPassword'] },
];

/**
 * Enforces Cognito's default quotas of requests per second for signing in, signing up, and changing or
 * resetting passwords.
 */
export class RequestRates {
  private readonly windows = new Map(
    categories.flatMap(({ perSecond, actions }) => {
      const window = { perSecond, startedAt: 0, count: 0 };
      return actions.map((action) => [action, window] as const);
    }),
  );

  constructor(private readonly now: () => number) {}

  /**
   * Counts a request of this action. Actions without a quota are not limited.
   * @throws TooManyRequestsException when the quota of the current second is used up
   */
  count(action: string): void {
    const window = this.windows.get(action);
    if (!window) return;
    if (this.now() - window.startedAt >= 1000) Object.assign(window, { startedAt: this.now(), count: 0 });
    window.count += 1;
    if (window.count > window.perSecond) {
      throw new ServiceError('TooManyRequestsException', 'Rate exceeded');
    }
  }
}
