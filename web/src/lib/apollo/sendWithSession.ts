import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import type { Observable } from 'rxjs';
import type { SessionEndedInfo } from '../../../../model/errors';
import type { GraphqlRequest } from './GraphqlRequest';
import type { Credentials } from './Credentials';

/**
 * What the Apollo link needs for sending operations. In the browser this is `amplifyTransport`, in tests a
 * stub.
 */
export interface Transport {
  credentials(options?: { renew: boolean }): Promise<Credentials>;
  send(asked: GraphqlRequest, credentials: Credentials): Promise<FormattedExecutionResult>;
  subscribe(asked: GraphqlRequest, credentials: Credentials): Promise<Observable<FormattedExecutionResult>>;
  /** Returns true while the app shows somebody as signed in. */
  isSignedIn(): boolean;
  /** Ends the session, so that the app shows nobody as signed in. */
  expire(): void;
}

interface Refusal {
  errorType?: string;
  errorInfo?: Partial<SessionEndedInfo> | null;
}

/** Returns whether the API does not accept the token: it is refused as such, or its session was ended. */
const isRefused = ({ errors }: FormattedExecutionResult) =>
  (errors as readonly Refusal[] | undefined)?.some(
    ({ errorType, errorInfo }) => errorType === 'UnauthorizedException' || errorInfo?.sessionEnded,
  ) ?? false;

const signedOut = (): FormattedExecutionResult => ({
  data: null,
  errors: [new GraphQLError('Signed out', { extensions: { signedOut: true } })],
});

/**
 * Sends one query or mutation. If the API does not accept the token, it is refreshed and the operation is sent once
 * more. If that fails too, or if a signed-in person no longer has tokens, the session ends. Then a query is
 * sent as a guest; a mutation is not sent, and fails with the error `Signed out`.
 */
export async function sendWithSession(transport: Transport, asked: GraphqlRequest, type: OperationTypeNode) {
  const asGuest = () => {
    transport.expire();
    return type === OperationTypeNode.MUTATION ? signedOut() : transport.send(asked, { authMode: 'iam' });
  };
  // Read before waiting, because another operation may end the session meanwhile.
  const asPerson = transport.isSignedIn();
  const credentials = await transport.credentials();
  if (credentials.authMode === 'iam') {
    return asPerson ? asGuest() : transport.send(asked, credentials);
  }
  const result = await transport.send(asked, credentials);
  if (!isRefused(result)) return result;
  const renewed = await transport.credentials({ renew: true });
  if (renewed.authMode === 'iam') return asGuest();
  const again = await transport.send(asked, renewed);
  return isRefused(again) ? asGuest() : again;
}
