/** All prefixes of the bucket below which files of people are stored. */
export const AREAS = ['incoming', 'private', 'public', 'exports'] as const;
