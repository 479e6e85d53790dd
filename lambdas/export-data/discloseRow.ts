import { withheldFields } from '../../model/disclosure/withheldFields';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { isPublic } from '../../model/visibility/isPublic';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import type { StoredRow } from '../lib/StoredRow';

/** Returns everything stored in a row about a person, without what `withheldFields` names. */
export function discloseRow(row: StoredRow, sub: string): Record<string, unknown> {
  const withheld = { ...withheldFields.all, ...withheldFields[row.__typename] };
  const shown = Object.fromEntries(Object.entries(row).filter(([field]) => !Object.hasOwn(withheld, field)));
  const { openJob: job, history } = shown;
  if (job && typeof job === 'object' && !isPublic(job as Record<string, unknown>))
    shown.openJob = closedJobSnapshot(job as Record<string, unknown>);
  if (Array.isArray(history)) shown.history = maskedPerson.history(history as StoredRow[], sub);
  return shown;
}
