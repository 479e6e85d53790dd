import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { readConfig } from './readConfig';

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
export function withAmplify<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last
    .then(async () => {
      const { userPoolId, userPoolClientId, identityPoolId, local } = await readConfig();
      Amplify.configure({
        Auth: {
          Cognito: {
            userPoolId,
            userPoolClientId,
            identityPoolId,
            allowGuestAccess: true,
            ...(local && {
              userPoolEndpoint: local.userPoolEndpoint,
              identityPoolEndpoint: local.identityPoolEndpoint,
            }),
          },
        },
      });
      cognitoUserPoolsTokenProvider.setKeyValueStorage(new MemoryStorage());
    })
    .then(task);
  last = result.catch(() => undefined);
  return result;
}
