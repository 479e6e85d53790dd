import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { EditBasicDocument, SaveBasicDocument } from '../../../generated/editBasic';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { type BasicValues, type Contact, readContact, toBasicRecord } from './BasicValues';
import { completeNames } from '../../../entities/profile/completeNames';
import type { UpdateUserInput } from '../../../generated/schema';
import { toInternationalTel } from '../../../lib/format/toInternationalTel';

/**
 * Converts the changed values of the basic profile into the API's input. If only one of a first and a last
 * name was changed, the input contains both. A phone number is converted to its international form.
 */
function buildBasicInput(sub: string, changed: Partial<BasicValues>, values: BasicValues): UpdateUserInput {
  const { tel, ...rest } = changed;
  const input: UpdateUserInput = { sub, ...rest, ...completeNames(changed, values) };
  return tel === undefined ? input : { ...input, tel: toInternationalTel(tel ?? '') };
}

/** Updates the name and the picture in the session, so that the account menu shows the new ones. */
function updateSession({ displayName, profileIcon }: BasicValues) {
  const session = sessionStore.get();
  if (session.status !== 'signedIn') return;
  const shown = { displayName: displayName ?? session.displayName, profileIcon: profileIcon ?? '' };
  sessionStore.set({ ...session, ...shown });
}

/**
 * Returns the profile and the values of the form for the basic profile (基本情報), with two functions: one reads
 * the values again from the server, the other saves them.
 */
export function useBasicRecord(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(EditBasicDocument, { variables, fetchPolicy: 'network-only' });
  const [mutate] = useMutation(SaveBasicDocument);
  const profile = data?.getUser;
  const record = useMemo(() => profile && toBasicRecord(profile, readContact(profile)), [profile]);
  const read = async () => {
    const query = { query: EditBasicDocument, variables, fetchPolicy: 'network-only' } as const;
    const { data: latest } = await client.query(query);
    if (!latest?.getUser) throw new Error('The profile does not exist.');
    return toBasicRecord(latest.getUser, readContact(latest.getUser));
  };
  const save = async (changed: Partial<BasicValues>, version: number | undefined, values: BasicValues) => {
    const input = buildBasicInput(sub, changed, values);
    const { data: saved } = await mutate({ variables: { input, version } });
    if (!saved?.updateUser) throw new Error('The profile was not returned.');
    // The answer has no contact data, because reading them would cost a call.
    const { tel, address, nearestStation }: Contact = values;
    const stored = toBasicRecord(saved.updateUser, { tel, address, nearestStation });
    updateSession(stored.values);
    return stored;
  };
  return { profile, record, error, refetch, read, save };
}
