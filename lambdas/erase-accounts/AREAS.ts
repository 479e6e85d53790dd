/** The prefixes of the files bucket below which the files of users are stored. */
export const AREAS = ['incoming', 'private', 'public', 'exports'] as const;
