import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { readConfig } from './readConfig';

// It warns at each call that an endpoint is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

class MemoryStorage {
  private values = new Map<string, string>();
  setItem = async (key: string, value: string) => void this.values.set(key, value);
  getItem = async (key: string) => this.values.get(key) ?? null;
  removeItem = async (key: string) => void this.values.delete(key);
  clear = async () => this.values.clear();
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a task with aws-amplify configured from /config.json alone and nobody signed in. One at a time: Amplify
 * knows one user per process.
 */
export function withAmplify<Result>(task: () => Promise<Result>, { asGuest = false } = {}): Promise<Result> {
  const result = last
    .then(async () => {
      const { userPoolId, userPoolClientId, identityPoolId, local } = await readConfig();
      const pool = { userPoolId, userPoolClientId, userPoolEndpoint: local?.userPoolEndpoint };
      const identityPoolEndpoint = local?.identityPoolEndpoint;
      const identity = { identityPoolId, allowGuestAccess: true, identityPoolEndpoint };
      // Amplify keeps one identity per process: people come without, so that nobody takes over another's.
      if (asGuest) Amplify.configure({ Auth: { Cognito: { ...pool, ...identity } } });
      else Amplify.configure({ Auth: { Cognito: pool } });
      cognitoUserPoolsTokenProvider.setKeyValueStorage(new MemoryStorage());
    })
    .then(task);
  last = result.catch(() => undefined);
  return result;
}
