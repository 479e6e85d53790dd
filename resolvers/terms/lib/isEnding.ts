import type { Rows } from '../../generated/types';

/** Returns whether a side has given notice of the end of a contract, or both have agreed on it. */
export const isEnding = ({ ending }: Pick<Rows['UserApplies'], 'ending'>): boolean =>
  ending?.state === 'NOTIFIED' || ending?.state === 'CONFIRMED';
