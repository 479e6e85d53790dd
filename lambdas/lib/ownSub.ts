import type { StoredRow } from './StoredRow';

/** Returns the sub of the talent whose row it is, public or private. */
export const ownSub = ({ pk }: Pick<StoredRow, 'pk'>): string => pk.replace(/#private$/, '');
