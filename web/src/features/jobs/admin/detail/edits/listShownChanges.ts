import type { AuditRow } from '../../../../../entities/audit/useAuditLog';

type Change = NonNullable<AuditRow['changes']>[number];

/** Fields with the id of a record, each with the field that has the name of the same record. */
const NAMES: Readonly<Record<string, string>> = {
  organizationOpenJobsId: 'organizationName',
  openJobJobId: 'job',
  openJobBaseLocationId: 'baseLocation',
};

/** Fields that say nothing that another field does not say better. */
const HIDDEN = ['isDraft', 'organization', 'publishedAt', 'closedAt', 'reviewRequestedAt'];

/**
 * Returns the changes of an edit as administrators see them: a record of a catalogue by its name, under the
 * field that refers to it, and nothing that only follows from another field.
 */
export function listShownChanges(changes: readonly Change[]): Change[] {
  const named = Object.entries(NAMES).filter(([id]) => changes.some(({ field }) => field === id));
  return changes
    .filter(({ field }) => !HIDDEN.includes(field) && !named.some(([, name]) => name === field))
    .map((change) => {
      const name = changes.find(({ field }) => field === NAMES[change.field]);
      return name ? { ...name, field: change.field } : change;
    });
}
