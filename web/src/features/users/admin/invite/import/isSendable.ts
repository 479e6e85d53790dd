import type { ImportRow } from './ImportRow';

/** Returns whether the check found nothing against inviting the talent of a row. */
export const isSendable = ({ broken, isRegistered }: ImportRow): boolean =>
  broken.length === 0 && !isRegistered;
