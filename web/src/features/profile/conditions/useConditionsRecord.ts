import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { brokenWorkPlace } from '../../../../../model/rules/brokenWorkPlace';
import {
  EditConditionsDocument,
  type EditConditionsQuery,
  SaveConditionsDocument,
} from '../../../generated/editConditions';
import { type ConditionValues, readChoices, toConditionRecord } from './ConditionValues';
import { type ChoiceRows, useSaveChoices } from './useSaveChoices';

type Profile = NonNullable<EditConditionsQuery['getUser']>;

const rowsOf = (profile: Profile | null | undefined): ChoiceRows => ({
  areas: profile?.userPrefactures?.items ?? [],
  occupations: profile?.userMainJobs?.items ?? [],
});

function toRecord(profile: Profile) {
  const { areas, occupations } = rowsOf(profile);
  return toConditionRecord(profile, readChoices(areas, occupations));
}

/**
 * Returns the values of the form for the work preferences (希望条件), with two functions: one reads the values
 * again from the server, the other saves them.
 */
export function useConditionsRecord(sub: string) {
  const client = useApolloClient();
  const query = { query: EditConditionsDocument, variables: { sub } };
  const { data, error, refetch } = useQuery(query.query, {
    variables: query.variables,
    fetchPolicy: 'network-only',
  });
  const [mutate] = useMutation(SaveConditionsDocument);
  const { addAreas, saveAll } = useSaveChoices(sub);
  const profile = data?.getUser;
  const record = useMemo(() => profile && toRecord(profile), [profile]);
  const read = async () => {
    const { data: latest } = await client.query({ ...query, fetchPolicy: 'network-only' });
    if (!latest?.getUser) throw new Error('The profile does not exist.');
    return toRecord(latest.getUser);
  };
  const save = async (
    changed: Partial<ConditionValues>,
    version: number | undefined,
    values: ConditionValues,
  ) => {
    const { areas, wanted, unwanted, ...own } = changed;
    // The API refuses the wish to work at an office while no prefecture is selected.
    if (brokenWorkPlace(own.hopeLocationType, 0)) await addAreas(values.areas);
    const { data: saved } =
      Object.keys(own).length === 0
        ? { data: null }
        : await mutate({ variables: { input: { sub, ...own }, version } });
    if (areas ?? wanted ?? unwanted) {
      await saveAll(values, rowsOf(client.readQuery(query)?.getUser));
      return read();
    }
    if (!saved?.updateUser) throw new Error('The profile was not returned.');
    return toConditionRecord(saved.updateUser, values);
  };
  return { profile, record, error, refetch, read, save };
}
