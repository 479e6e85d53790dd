import { ApolloLink, Observable } from '@apollo/client';
import { Kind, OperationTypeNode, print } from 'graphql';
import { ClientTokens } from './ClientTokens';
import { createCorrelationId } from './createCorrelationId';
import type { GraphqlRequest } from './GraphqlRequest';
import { sendWithSession, type Transport } from './sendWithSession';

/** Matches the inputs that take a client token. */
const TAKES_TOKEN = /^(Create(?!FileUpload|ContactMessage)\w+|ProposeMeeting)Input$/;

/** Returns whether the operation creates something and its `input` has no client token yet. */
function lacksToken({ query, variables }: ApolloLink.Operation): boolean {
  const given = variables.input as { clientToken?: string } | undefined;
  return query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable, type }) => {
        const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
        const isInput = variable.name.value === 'input' && named.kind === Kind.NAMED_TYPE;
        return isInput && !given?.clientToken && TAKES_TOKEN.test(named.name.value);
      }),
  );
}

const withToken = (asked: GraphqlRequest, clientToken: string): GraphqlRequest => ({
  ...asked,
  variables: { ...asked.variables, input: { ...(asked.variables.input as object), clientToken } },
});

/**
 * The Apollo link that sends all operations to AppSync. It authorizes them with the person's ID token or, for
 * guests, with AWS credentials from the identity pool. Queries and mutations with `asGuest` in their context
 * are sent with a guest's credentials even if somebody is signed in. A create without a client token gets one. If its
 * answer is lost and it is sent again, it gets the same token, so the API returns the record of the first try instead of
 * creating a second one or refusing it as existing.
 */
export class AmplifyLink extends ApolloLink {
  private readonly unanswered = new ClientTokens();

  constructor(private readonly transport: Transport) {
    super();
  }

  override request(operation: ApolloLink.Operation) {
    const plain = { query: print(operation.query), variables: operation.variables };
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return this.subscribe(plain);
    const name = lacksToken(operation) ? JSON.stringify(plain) : '';
    const asked = name === '' ? plain : withToken(plain, this.unanswered.get(name));
    return new Observable<ApolloLink.Result>((observer) => {
      const correlationId = createCorrelationId();
      const traced = { ...asked, correlationId };
      const sent = operation.getContext().asGuest
        ? this.transport.send(traced, { authMode: 'iam' })
        : sendWithSession(this.transport, traced, operation.operationType);
      sent.then(
        (result) => {
          this.unanswered.forget(name);
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
