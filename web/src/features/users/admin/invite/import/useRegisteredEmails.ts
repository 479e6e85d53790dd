import { useApolloClient } from '@apollo/client/react';
import { RegisteredEmailsDocument } from '../../../../../generated/registeredEmails';

/** How many addresses one call asks for; the API accepts no more. */
const AT_ONCE = 500;

/**
 * Returns a function that asks which of the given mail addresses belong to registered talents. It rejects if they
 * cannot be asked.
 */
export function useRegisteredEmails(): (emails: readonly string[]) => Promise<ReadonlySet<string>> {
  const client = useApolloClient();
  return async (emails) => {
    const found = new Set<string>();
    for (let at = 0; at < emails.length; at += AT_ONCE) {
      const { data } = await client.query({
        query: RegisteredEmailsDocument,
        variables: { emails: emails.slice(at, at + AT_ONCE) },
        fetchPolicy: 'no-cache',
      });
      for (const email of data?.listRegisteredEmails ?? []) found.add(email.toLowerCase());
    }
    return found;
  };
}
