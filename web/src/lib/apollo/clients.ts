import { ApolloClient, InMemoryCache } from '@apollo/client';
import { personOf } from '../auth/personOf';
import { sessionStore } from '../auth/sessionStore';
import { AmplifyLink } from './AmplifyLink';
import { amplifyTransport } from './amplifyTransport';
import { typePolicies } from './typePolicies';

/** An Apollo client, and whose answers are in its cache: see `personOf`. */
interface OwnedClient {
  client: ApolloClient;
  owner: string | undefined;
}

const create = (owner: string | undefined): OwnedClient => ({
  client: new ApolloClient({
    link: new AmplifyLink(amplifyTransport),
    cache: new InMemoryCache({ typePolicies }),
  }),
  owner,
});

let current: OwnedClient | undefined;
/** The client of a person whose session is still being read. */
let next: OwnedClient | undefined;
const listeners = new Set<() => void>();

function start(): OwnedClient {
  // Queries that failed offline are refetched when the connection is back; a failure is shown on the screen.
  window.addEventListener('online', () => {
    current?.client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  sessionStore.subscribe(followSession);
  return create(personOf(sessionStore.get()));
}

const getCurrent = () => (current ??= start());

/** Replaces the client when the session becomes that of somebody else. */
function followSession() {
  const person = personOf(sessionStore.get());
  if (person === undefined) return;
  const replaced = getCurrent();
  replaced.owner ??= person;
  if (replaced.owner === person) return;
  current = next?.owner === person ? next : create(person);
  next = undefined;
  listeners.forEach((listener) => listener());
}

/**
 * The Apollo clients of this tab. Each person has one with a cache of its own, and so have guests, so that
 * nobody sees what the API answered somebody else, not even with an answer that arrives late. Only the client
 * of the present session is kept, and that of a session that is still being read.
 */
export const clients = {
  /** Returns the client of the present session. While the session is unknown, its first owner gets it. */
  get: () => getCurrent().client,
  /** Returns the client with which the session of a person can be read before it is the present session. */
  for(sub: string): ApolloClient {
    const known = getCurrent();
    known.owner ??= sub;
    if (known.owner === sub) return known.client;
    if (next?.owner !== sub) next = create(sub);
    return next.client;
  },
  /** Calls `listener` when another client takes the place of the present one. Returns a function that stops this. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
