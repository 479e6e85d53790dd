/** All prefixes of the bucket that hold files of people. */
export const AREAS = ['incoming', 'private', 'public', 'exports'] as const;
