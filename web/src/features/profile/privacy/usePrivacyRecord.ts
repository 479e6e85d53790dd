import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { PrivacyDocument, SavePrivacyDocument } from '../../../generated/privacy';
import { type PrivacyValues, toPrivacyRecord } from './PrivacyValues';

/**
 * Returns the profile and the values of the form for its settings of visibility (公開範囲), with two functions:
 * one reads the values again from the server, the other saves them.
 */
export function usePrivacyRecord(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(PrivacyDocument, { variables, fetchPolicy: 'network-only' });
  const [mutate] = useMutation(SavePrivacyDocument);
  const profile = data?.getUser;
  const record = useMemo(() => profile && toPrivacyRecord(profile), [profile]);
  const read = async () => {
    const query = { query: PrivacyDocument, variables, fetchPolicy: 'network-only' } as const;
    const { data: latest } = await client.query(query);
    if (!latest?.getUser) throw new Error('The profile does not exist.');
    return toPrivacyRecord(latest.getUser);
  };
  const save = async (changed: Partial<PrivacyValues>, version: number | undefined) => {
    const { data: saved } = await mutate({ variables: { input: { sub, ...changed }, version } });
    if (!saved?.updateUser) throw new Error('The profile was not returned.');
    return toPrivacyRecord(saved.updateUser);
  };
  return { profile, record, error, refetch, read, save };
}
