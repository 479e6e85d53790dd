/** The prefixes of the files bucket below which the files of users are stored. */
export const FILE_PREFIXES = ['incoming', 'private', 'public', 'exports'] as const;
