import type { AppSync } from '../appsync/createAppSync';
import { RequestFailure } from '../appsync/execution/errors/RequestFailure';
import type { Cognito } from '../cognito/Cognito';
import type { AskedQuery } from './views/renderQuery';

export type CallApi = (asked: AskedQuery) => Promise<object>;

const refusal = (message: string) => ({ errors: [{ message }] });

/** Returns a function that calls the API as somebody, without a password, and resolves to the response. */
export function createApiCaller(appsync: AppSync, cognito: Cognito): CallApi {
  return async ({ as, query, variables }) => {
    let values: Record<string, unknown>;
    try {
      values = JSON.parse(variables || '{}') as Record<string, unknown>;
    } catch {
      return refusal('The variables are no JSON.');
    }
    const caller = await cognito.callerOf(as || null);
    if (!caller)
      return refusal(as ? `Nobody has the address ${as} or may sign in.` : 'Guests may not call it.');
    try {
      const { data, errors } = await appsync.execute({ query, variables: values }, caller);
      return errors ? { data, errors } : { data };
    } catch (error) {
      if (error instanceof RequestFailure) return refusal(error.message);
      throw error;
    }
  };
}
