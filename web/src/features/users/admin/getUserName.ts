import type { ShownUser } from './useUsers';

/** The name that administrators know a talent by; the sub when it is missing. */
export const getUserName = ({ name, displayName, sub, id }: ShownUser): string =>
  name ?? displayName ?? sub ?? id;
