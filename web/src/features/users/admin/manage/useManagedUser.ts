import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { completeNames } from '../../../../entities/profile/completeNames';
import { ManagedUserDocument, SaveUserDocument } from '../../../../generated/manageUser';
import { type ManagedValues, toManagedRecord } from './ManagedUser';

/**
 * Returns a talent and the values of the form in which administrators edit them, with two functions: one
 * reads the values again from the server, the other saves them.
 */
export function useManagedUser(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(ManagedUserDocument, { variables, fetchPolicy: 'network-only' });
  const [mutate] = useMutation(SaveUserDocument);
  const user = data?.getUser;
  const record = useMemo(() => user && toManagedRecord(user), [user]);
  const read = async () => {
    const { data: latest } = await client.query({
      query: ManagedUserDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    if (!latest?.getUser) throw new Error('The talent does not exist.');
    return toManagedRecord(latest.getUser);
  };
  const save = async (
    changed: Partial<ManagedValues>,
    version: number | undefined,
    values: ManagedValues,
  ) => {
    const input = { sub, ...changed, ...completeNames(changed, values) };
    const { data: saved } = await mutate({ variables: { input, version } });
    if (!saved?.updateUser) throw new Error('The talent was not returned.');
    return toManagedRecord(saved.updateUser);
  };
  return { isLoaded: data !== undefined, user, record, error, refetch, read, save };
}
