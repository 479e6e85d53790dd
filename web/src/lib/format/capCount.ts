/** Returns the number on a badge: 99+ for more than 99, so that the badge never covers what it belongs to. */
export const capCount = (n: number): string => (n > 99 ? '99+' : `${n}`);
