import type { Change } from '../../../../entities/audit/edits/EditTexts';

/** The fields of a benefit that an organization fills in, in the order of the form. */
const SHOWN = ['title', 'organization', 'tags', 'coverImage', 'couponCode', 'url', 'useProcesses', 'isDraft'];

/** Returns the changes of an edit as administrators see them: a partner by its name instead of its id. */
export function listBenefitChanges(changes: readonly Change[]): Change[] {
  return SHOWN.flatMap((name) => changes.filter(({ field }) => field === name));
}
