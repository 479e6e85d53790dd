import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { StoredRow } from '../../generated/types';
import { withNulls } from './withNulls';

/** The relations to catalogue entries, each with the field that contains the entry's id; both have one rule. */
const ENTRIES = { mainJob: 'userMainJobId', baseLocation: 'userBaseLocationId' } as const;

/**
 * Returns a projected profile in which the hidden fields, which the projection left out, are null. If they
 * were missing, the resolvers of hidden relations would read them with the rights of the caller. An occupation or
 * a place without a copy stays missing if its id is visible: its resolver reads it.
 */
export function withHiddenFields(shown: StoredRow): StoredRow {
  const visible = Object.entries(ENTRIES).filter(([, by]) => shown[by]);
  return withNulls(
    UserVisibility,
    shown,
    visible.map(([relation]) => relation),
  );
}
