import type { ShownUser } from './useUsers';

/** Returns the name of a talent as administrators see it; the sub when the talent has no name. */
export const getUserName = ({ name, displayName, sub, id }: ShownUser): string =>
  name ?? displayName ?? sub ?? id;
