/** All prefixes of the files bucket below which files of users are stored. */
export const AREAS = ['incoming', 'private', 'public', 'exports'] as const;
