import { useApolloClient } from '@apollo/client/react';
import { InviteTalentDocument, type InviteTalentMutation } from '../../../../generated/inviteUser';
import type { InviteValues } from './inviteFields';
import { toStoredValue } from '../../../../components/forms/edit/toStoredValue';
import { completeNames } from '../../../../entities/profile/completeNames';
import type { CreateTalentInput } from '../../../../generated/schema';
import { toInternationalTel } from '../../../../lib/format/toInternationalTel';
import { normalizeEmail } from '../../../../lib/normalizeEmail';

const formats: Partial<Record<string, (value: string) => string | null>> = {
  tel: toInternationalTel,
  email: normalizeEmail,
};

/**
 * Converts the values of an invitation into the API's input. Empty fields are left out, and texts get the
 * form in which they are stored, such as the international form of a phone number.
 */
function buildTalentInput(values: Partial<InviteValues>): CreateTalentInput {
  const given = { ...values, ...completeNames(values, values) };
  const entries = Object.entries(given).flatMap(([field, value]) => {
    const format = formats[field];
    const stored = toStoredValue(value && format ? format(String(value)) : value);
    return stored === null ? [] : [[field, stored] as const];
  });
  return Object.fromEntries(entries) as unknown as CreateTalentInput;
}

export type InvitedTalent = NonNullable<InviteTalentMutation['createTalent']>;

/**
 * Returns a function that invites a talent. It rejects with the API's error, which is Conflict if the email
 * already has an account.
 */
export function useInvite(): (values: Partial<InviteValues>) => Promise<InvitedTalent> {
  const client = useApolloClient();
  return async (values) => {
    const { data } = await client.mutate({
      mutation: InviteTalentDocument,
      variables: { input: buildTalentInput(values) },
    });
    if (!data?.createTalent) throw new Error('The talent was not returned.');
    return data.createTalent;
  };
}
