import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import {
  AccountDocument,
  type AccountChoiceFragment,
  SaveMailedOnDocument,
} from '../../../generated/account';
import { readTokens } from '../../../lib/auth/readTokens';
import { type AccountValues, readMailedOn, toStoredMailedOn } from './AccountValues';

type Choice = Pick<AccountChoiceFragment, 'version' | 'mailedOn'> | null | undefined;

const toRecord = (choice: Choice, name: string | null): EditedRecord<AccountValues> => ({
  values: { name, mailedOn: readMailedOn(choice?.mailedOn) },
  version: choice?.version,
});

/**
 * Reads the name in the person's ID token. `name` is undefined while the token is being read and null when it
 * has no name. `read` reads it again, for example after a failure.
 */
function useOwnName() {
  const [name, setName] = useState<string | null>();
  const [hasFailed, setHasFailed] = useState(false);
  const read = async () => {
    try {
      const tokens = await readTokens();
      setName(tokens?.name || null);
      setHasFailed(false);
    } catch (error) {
      console.warn('readTokens', error);
      setHasFailed(true);
    }
  };
  useEffect(() => void read(), []);
  return { name, hasFailed, read };
}

/**
 * Returns the values of the account form (`record`, undefined while loading) and whether loading has
 * failed. Also returns functions: `retry` loads the values again after a failure, `read` resolves to the
 * values as they are stored now, and `save` stores them. The name is stored in the user pool, the mail
 * topics in the person's private record.
 */
export function useAccount(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(AccountDocument, { variables, fetchPolicy: 'network-only' });
  const own = useOwnName();
  const [mutate] = useMutation(SaveMailedOnDocument);
  const record = useMemo(
    () => (data && own.name !== undefined ? toRecord(data.getUserPrivate, own.name) : undefined),
    [data, own.name],
  );
  const read = async () => {
    const query = { query: AccountDocument, variables, fetchPolicy: 'network-only' } as const;
    const [{ data: latest }, tokens] = await Promise.all([client.query(query), readTokens()]);
    return toRecord(latest?.getUserPrivate, tokens?.name || null);
  };
  const save = async (
    changed: Partial<AccountValues>,
    version: number | undefined,
    values: AccountValues,
  ) => {
    let choice: Choice = { version: version ?? 1, mailedOn: values.mailedOn };
    if (changed.mailedOn) {
      const input = { sub, mailedOn: [...(toStoredMailedOn(changed.mailedOn) ?? [])] };
      const stored = toStoredMailedOn(changed.mailedOn) ? input : { ...input, mailedOn: null };
      const { data: saved } = await mutate({ variables: { input: stored, version } });
      if (!saved?.updateUserPrivate) throw new Error('The choice was not returned.');
      choice = saved.updateUserPrivate;
    }
    if (changed.name !== undefined) {
      const { ownAccount } = await import('./ownAccount');
      await ownAccount.changeName(changed.name);
    }
    return toRecord(choice, changed.name === undefined ? values.name : changed.name);
  };
  const retry = async () => {
    await Promise.all([refetch(), own.read()]);
  };
  return { record, hasFailed: error !== undefined || own.hasFailed, retry, read, save };
}
