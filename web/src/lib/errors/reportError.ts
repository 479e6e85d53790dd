import { NotifyErrorToSlackDocument } from '../../generated/notifyErrorToSlack';
import { sessionStore } from '../auth/sessionStore';
import { fieldErrors } from './field/fieldErrors';

const reported = new Set<string>();

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Logs an unexpected error in the console and reports it to the error service (Sentry), if one is
 * configured. If somebody is signed in, it also reports the error to Enishi's operator through the API. The
 * same error is reported through the API only once until the page is reloaded. Guests may not call that
 * operation.
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
