import { GraphQLAPI } from '@aws-amplify/api-graphql';
import { getGlobalContext } from '@aws-amplify/core';
import type { FormattedExecutionResult } from 'graphql';
import { Observable } from 'rxjs';
import type { GraphqlRequest } from './GraphqlRequest';
import type { Credentials } from './Credentials';
import { openSubscriptions } from './openSubscriptions';

// generateClient of aws-amplify/api returns the same with a client for its models, which nobody here has: 11 KB.
const begin = ({ query, variables }: GraphqlRequest, credentials: Credentials) =>
  GraphQLAPI.graphql(getGlobalContext(), {
    ...credentials,
    query,
    // What Apollo sends is JSON.
    variables: variables as NonNullable<Parameters<typeof GraphQLAPI.graphql>[1]['variables']>,
  }) as unknown as Observable<FormattedExecutionResult>;

/**
 * Starts one subscription. aws-amplify reconnects it by itself after an interruption; `openSubscriptions` starts it
 * again with the current session.
 * @param renew returns the credentials of the current session
 */
export const subscribeGraphql = (
  asked: GraphqlRequest,
  credentials: Credentials,
  renew: () => Promise<Credentials>,
) =>
  new Observable<FormattedExecutionResult>((observer) => {
    let current = begin(asked, credentials).subscribe(observer);
    const remove = openSubscriptions.add(() => {
      current.unsubscribe();
      renew()
        .then((renewed) => {
          if (!observer.closed) current = begin(asked, renewed).subscribe(observer);
        })
        .catch((error: unknown) => observer.error(error));
    });
    return () => {
      remove();
      current.unsubscribe();
    };
  });
