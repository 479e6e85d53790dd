import { NotifyErrorToSlackDocument } from '../../generated/notifyErrorToSlack';
import { sessionStore } from '../auth/sessionStore';
import { fieldErrors } from './field/fieldErrors';

const reported = new Set<string>();

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Logs an unexpected error in the console and reports it: to the service for errors, if there is one, and to
 * Enishi's operator through the API, but each error only once until the page is reloaded. The errors of
 * guests are not reported through the API, because guests may not call that operation.
 */
export async function reportError(queryName: string, error: unknown) {
  console.error(queryName, error);
  fieldErrors.add({ error, during: queryName });
  const session = sessionStore.get();
  const errorMessage = messageOf(error);
  const key = `${queryName} ${errorMessage}`;
  if (session.status !== 'signedIn' || reported.has(key)) return;
  reported.add(key);
  const { displayName, sub } = session;
  try {
    const { apolloClient } = await import('../apollo/apolloClient');
    await apolloClient().query({
      query: NotifyErrorToSlackDocument,
      variables: { displayName, queryName, errorMessage, sub },
      fetchPolicy: 'no-cache',
    });
  } catch (unreported) {
    console.error('notifyErrorToSlack', unreported);
  }
}
