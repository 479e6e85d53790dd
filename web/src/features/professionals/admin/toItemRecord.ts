import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { EditedProfessionalItemFragment } from '../../../generated/professionalItems';
import type { ItemValues } from './ItemValues';

/**
 * Converts a stored service into the values and the version of its form. Null gives the values of an empty
 * form.
 */
export const toItemRecord = (item: EditedProfessionalItemFragment | null): EditedRecord<ItemValues> => ({
  values: {
    name: item?.name ?? null,
    lead: item?.lead ?? null,
    keyID: item?.keyID ?? null,
    userIDs: [...(item?.userIDs ?? [])],
  },
  version: item?.version,
});
