import { consents, consentTime } from '../../../model/consents';
import type { Item } from '../../lib/resolver';

/**
 * Returns the times of the consents in the input: `now` for a consent that is given, null for one that is
 * withdrawn. A consent that the input does not name keeps its time.
 */
export function consentState(input: Item, now: string): Item {
  const times: Item = {};
  consents.forEach((consent) => {
    const isGiven = input[`is${consent}`];
    if (isGiven !== undefined) times[consentTime(consent)] = isGiven === true ? now : null;
  });
  return times;
}
