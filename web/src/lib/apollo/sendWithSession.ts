import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import type { Observable } from 'rxjs';
import type { Asked, Credentials } from './sendGraphql';

/** What the link needs of the world: aws-amplify in the browser, a recorder in a test. */
export interface Transport {
  credentials(options?: { renew: boolean }): Promise<Credentials>;
  send(asked: Asked, credentials: Credentials): Promise<FormattedExecutionResult>;
  subscribe(asked: Asked, credentials: Credentials): Promise<Observable<FormattedExecutionResult>>;
  /** Whether the screen shows somebody as signed in. */
  isSignedIn(): boolean;
  /** The session is over: the screen shows signed out. */
  expire(): void;
}

const is401 = ({ errors }: FormattedExecutionResult) =>
  (errors as readonly GraphQLError[] | undefined)?.some(
    ({ originalError }) => originalError?.name === 'UnauthorizedException',
  ) ?? false;

const signedOut = (): FormattedExecutionResult => ({
  data: null,
  errors: [new GraphQLError('Signed out', { extensions: { signedOut: true } })],
});

/**
 * Sends one query or mutation. On a 401 the token is refreshed once; when that does not help the session is over,
 * queries go as the guest identity, and a mutation is never sent as a guest.
 */
export async function sendWithSession(transport: Transport, asked: Asked, type: OperationTypeNode) {
  const asGuest = () => {
    transport.expire();
    return type === OperationTypeNode.MUTATION ? signedOut() : transport.send(asked, { authMode: 'iam' });
  };
  // Asked before waiting: another operation may find out first that the session is over.
  const asPerson = transport.isSignedIn();
  const credentials = await transport.credentials();
  if (credentials.authMode === 'iam') {
    return asPerson ? asGuest() : transport.send(asked, credentials);
  }
  const result = await transport.send(asked, credentials);
  if (!is401(result)) return result;
  const renewed = await transport.credentials({ renew: true });
  if (renewed.authMode === 'iam') return asGuest();
  const again = await transport.send(asked, renewed);
  return is401(again) ? asGuest() : again;
}
