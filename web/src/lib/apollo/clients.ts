import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { personOf } from '../auth/personOf';
import { sessionStore } from '../auth/sessionStore';
import { servedPage } from '../served/servedPage';
import { delays } from '../settings/delays';
import { AmplifyLink } from './AmplifyLink';
import { amplifyTransport } from './amplifyTransport';
import { typePolicies } from './typePolicies';

/**
 * An Apollo client and the person whose data its cache holds: a sub, an empty string for guests, or undefined
 * while it is unknown (as `personOf` returns it).
 */
interface OwnedClient {
  client: ApolloClient;
  owner: string | undefined;
}

function create(owner: string | undefined): OwnedClient {
  const cache = new InMemoryCache({ typePolicies });
  const served = servedPage.get();
  // With it, the first screen sends no request, not even those that ask in any case.
  if (served) {
    cache.restore(served.cache as NormalizedCacheObject);
    // What sends the next request must be there before a connection is lost: browsers remember a module that failed to load.
    import('../guest/sendAsGuest').catch(() => undefined);
  }
  const client = new ApolloClient({
    link: new AmplifyLink(amplifyTransport),
    cache,
    ssrForceFetchDelay: served ? delays.servedData : 0,
  });
  return { client, owner };
}

let current: OwnedClient | undefined;
/**
 * The client of a person whose session is being read. It replaces `current` when that session becomes the
 * current one.
 */
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

/** Switches to another client when the session has become that of another person. */
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
 * The Apollo clients of this tab. Each person has a client with its own cache, and so have guests. So nobody
 * sees data that were loaded for somebody else, even if a response arrives after a change of the session. Two
 * clients are kept at most: that of the current session, and that of a session that is still being read.
 */
export const clients = {
  /**
   * Returns the client of the current session. While the session is unknown, returns a client without an
   * owner, which then becomes that of the first known session.
   */
  get: () => getCurrent().client,
  /**
   * Returns the client of the person `sub`. With it, the person's session can be read before it becomes the
   * current session.
   */
  for(sub: string): ApolloClient {
    const known = getCurrent();
    known.owner ??= sub;
    if (known.owner === sub) return known.client;
    if (next?.owner !== sub) next = create(sub);
    return next.client;
  },
  /**
   * Calls `listener` whenever the client of the current session is replaced by another. Returns a function
   * that ends these calls.
   */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
