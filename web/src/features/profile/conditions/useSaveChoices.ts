import { useApolloClient } from '@apollo/client/react';
import {
  AddAreaDocument,
  AddWishDocument,
  type AreaRowFragment,
  AreaRowFragmentDoc,
  ChangeAreaDocument,
  ChangeWishDocument,
  type OccupationRowFragment,
  OccupationRowFragmentDoc,
} from '../../../generated/editConditions';
import type { Choices } from './ConditionValues';

/** The stored records of a talent's prefectures and occupations. */
export interface ChoiceRows {
  areas: readonly AreaRowFragment[];
  occupations: readonly OccupationRowFragment[];
}

/** Waits for all `writes`. If some failed, throws the reason of the first of them. */
async function settle(writes: readonly Promise<void>[]) {
  const results = await Promise.allSettled(writes);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Returns functions that store the chosen prefectures and occupations. They send one mutation for each
 * record that differs from the stored one. The API refuses a record that somebody else has changed in the
 * meantime. After a failure, another call of the function sends only the mutations that are still missing.
 */
export function useSaveChoices(userID: string) {
  const client = useApolloClient();
  // The cache has the records of earlier mutations too, under ids that are known in advance.
  const findArea = (prefactureID: string) =>
    client.readFragment<AreaRowFragment>({
      ...{ fragment: AreaRowFragmentDoc, fragmentName: 'AreaRow' },
      from: { __typename: 'UserPrefactures', id: `${userID}.${prefactureID}` },
    });
  const findOccupation = (jobID: string) =>
    client.readFragment<OccupationRowFragment>({
      ...{ fragment: OccupationRowFragmentDoc, fragmentName: 'OccupationRow' },
      from: { __typename: 'UserMainJobs', id: `${userID}.${jobID}` },
    });
  const saveArea = async (prefactureID: string, isSelected: boolean) => {
    const row = findArea(prefactureID);
    if ((row?.isSelected === true) === isSelected) return;
    if (!row)
      await client.mutate({
        mutation: AddAreaDocument,
        variables: { input: { userID, prefactureID, isSelected } },
      });
    else
      await client.mutate({
        mutation: ChangeAreaDocument,
        variables: { input: { id: row.id, isSelected }, version: row.version },
      });
  };
  const saveOccupation = async (jobID: string, isPositive: boolean | null) => {
    const row = findOccupation(jobID);
    const isSelected = isPositive !== null;
    const isAsStored = (row?.isSelected === true) === isSelected;
    if (isAsStored && (!isSelected || (row?.isPositive === true) === isPositive)) return;
    const wish = { isSelected, ...(isSelected && { isPositive }) };
    if (!row)
      await client.mutate({ mutation: AddWishDocument, variables: { input: { userID, jobID, ...wish } } });
    else
      await client.mutate({
        mutation: ChangeWishDocument,
        variables: { input: { id: row.id, ...wish }, version: row.version },
      });
  };
  /**
   * Marks these prefectures as chosen. Other prefectures that were chosen before stay so; only `saveAll`
   * removes them.
   */
  const addAreas = (areas: readonly string[]) => settle(areas.map((id) => saveArea(id, true)));
  const saveAll = async ({ areas, wanted, unwanted }: Choices, rows: ChoiceRows) => {
    // One of several prefectures stays selected at any moment, because the wish to work at an office needs one.
    await addAreas(areas);
    const left = rows.areas.map(({ prefactureID }) => prefactureID ?? '').filter((id) => !areas.includes(id));
    const jobs = new Set([...rows.occupations.map(({ jobID }) => jobID ?? ''), ...wanted, ...unwanted]);
    await settle([
      ...left.map((id) => saveArea(id, false)),
      ...[...jobs].map((id) =>
        saveOccupation(id, wanted.includes(id) ? true : unwanted.includes(id) ? false : null),
      ),
    ]);
  };
  return { addAreas, saveAll };
}
