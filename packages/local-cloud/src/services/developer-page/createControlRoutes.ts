import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

interface Controls {
  /** Resolves when streams and queues have nothing left to do and search shows it. */
  drain(): Promise<void>;
  /** Ends the search engine as a crash does. */
  interruptSearch(): Promise<void>;
  /** Starts it again. */
  resumeSearch(): Promise<void>;
  /** @returns false when no user has this email */
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

/** What tests and developers may ask of the running cloud. */
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
