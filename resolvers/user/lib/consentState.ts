import { consents, consentTime } from '../../../model/consents';
import type { StoredRow } from '../../generated/types';

/**
 * Returns the times to store for the consents in an input: `now` for a consent that is given, null for one
 * that is withdrawn. For consents that the input does not name, it returns nothing.
 */
export function consentState(input: StoredRow, now: string): StoredRow {
  const times: StoredRow = {};
  consents.forEach((consent) => {
    const isGiven = input[`is${consent}`];
    if (isGiven !== undefined) times[consentTime(consent)] = isGiven === true ? now : null;
  });
  return times;
}
