import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { EditedProfessionalItemFragment } from '../../../generated/professionalItems';
import type { ItemValues } from './ItemValues';

/** Returns a stored service of professionals as its form edits it; an empty form for null. */
export const toItemRecord = (item: EditedProfessionalItemFragment | null): EditedRecord<ItemValues> => ({
  values: {
    name: item?.name ?? null,
    lead: item?.lead ?? null,
    keyID: item?.keyID ?? null,
    userIDs: [...(item?.userIDs ?? [])],
  },
  version: item?.version,
});
