import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

interface Controls {
  /** Resolves when streams, queues and functions have no work left and searches find what was written. */
  drain(): Promise<void>;
  /** Ends the search engine as a crash would, for tests. */
  interruptSearch(): Promise<void>;
  /** Starts the search engine again after `interruptSearch`. */
  resumeSearch(): Promise<void>;
  /**
   * Makes the confirmation codes of the user with the given email address expire.
   * @returns false when no user has this email
   */
  expireCodes(email: string): Promise<boolean>;
}

const drainSeconds = 60;

function withinTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new RouteError(504, `Not drained within ${drainSeconds} s`));
    const timer = setTimeout(late, drainSeconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The developer page's routes with which tests and developers control the local cloud: wait for pending work,
 * interrupt and resume search, let codes expire.
 */
export function createControlRoutes({
  drain,
  interruptSearch,
  resumeSearch,
  expireCodes,
}: Controls): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/drain$/,
      async answer() {
        await withinTime(drain());
        return { drained: true };
      },
    },
    {
      method: 'POST',
      path: /^\/search\/interrupt$/,
      async answer() {
        await interruptSearch();
        return { interrupted: true };
      },
    },
    {
      method: 'POST',
      path: /^\/search\/resume$/,
      async answer() {
        await resumeSearch();
        return { resumed: true };
      },
    },
    {
      method: 'POST',
      path: /^\/cognito\/expire-codes$/,
      async answer({ request }) {
        const { email } = await readJson(request);
        if (!(await expireCodes(String(email)))) throw new RouteError(404, `Nobody has ${String(email)}`);
        return { expired: true };
      },
    },
  ];
}
