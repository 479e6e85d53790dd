import { useTranslation } from 'react-i18next';
import type { Change, EditTexts } from '../../../../../entities/audit/edits/EditTexts';
import type { TextKey } from '../../../../../i18n/TextKey';
import { formatJobValue } from './formatJobValue';

/** Each key is a field with the id of a record. Its value is the field with the name of the same record. */
const NAMES: Readonly<Record<string, string>> = {
  organizationOpenJobsId: 'organizationName',
  openJobJobId: 'job',
  openJobBaseLocationId: 'baseLocation',
};

/** Fields that are not shown, because another field shows the same change more clearly. */
const HIDDEN = ['isDraft', 'organization', 'publishedAt', 'closedAt', 'reviewRequestedAt'];

/**
 * Returns the changes of an edit as administrators see them. If a changed field has the id of a record,
 * such as an organization, its change shows the record's name instead of the id. Fields that change only as
 * a consequence of another field are left out.
 */
function listShownChanges(changes: readonly Change[]): Change[] {
  const named = Object.entries(NAMES).filter(([id]) => changes.some(({ field }) => field === id));
  return changes
    .filter(({ field }) => !HIDDEN.includes(field) && !named.some(([, name]) => name === field))
    .map((change) => {
      const name = changes.find(({ field }) => field === NAMES[change.field]);
      return name ? { ...name, field: change.field } : change;
    });
}

/** Returns how edits of a job appear in words. */
export function useJobEditTexts(): EditTexts {
  const { t, i18n } = useTranslation();
  return {
    listShown: listShownChanges,
    labelOf: (field) =>
      t([`adminJobs.field.${field}`, `common.jobItem.${field}`] as TextKey[], { defaultValue: field }),
    format: (field, json) => formatJobValue(t, i18n.language, field, json),
  };
}
