import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode, print } from 'graphql';
import { createCorrelationId } from './createCorrelationId';
import { sendWithSession, type Transport } from './sendWithSession';

/**
 * The Apollo link that sends all operations to AppSync. It authorizes them with the person's ID token or, for
 * guests, with AWS credentials from the identity pool. Queries and mutations with `asGuest` in their context
 * are sent with a guest's credentials even if somebody is signed in.
 */
export class AmplifyLink extends ApolloLink {
  constructor(private readonly transport: Transport) {
    super();
  }

  override request(operation: ApolloLink.Operation) {
    const asked = { query: print(operation.query), variables: operation.variables };
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return this.subscribe(asked);
    return new Observable<ApolloLink.Result>((observer) => {
      const correlationId = createCorrelationId();
      const traced = { ...asked, correlationId };
      const sent = operation.getContext().asGuest
        ? this.transport.send(traced, { authMode: 'iam' })
        : sendWithSession(this.transport, traced, operation.operationType);
      sent.then(
        (result) => {
          // Apollo Client keeps the extensions of an error, and no other field of its own.
          for (const error of result.errors ?? [])
            Object.assign(error, { extensions: { ...error.extensions, correlationId } });
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  }

  private subscribe(asked: Parameters<Transport['subscribe']>[0]) {
    return new Observable<ApolloLink.Result>((observer) => {
      let closed = false;
      let close = () => {};
      this.transport
        .credentials()
        .then((credentials) => this.transport.subscribe(asked, credentials))
        .then((events) => {
          if (closed) return;
          const subscription = events.subscribe(observer);
          close = () => subscription.unsubscribe();
        })
        .catch((error: unknown) => observer.error(error));
      return () => {
        closed = true;
        close();
      };
    });
  }
}
