/** Every area of the bucket in which files of a person lie. */
export const AREAS = ['incoming', 'private', 'public', 'exports'] as const;
