import type { ShownApplication } from './useApplications';

/** The name in the row's snapshot; the sub when there is none. */
export const applicantName = ({ user, userID }: ShownApplication): string =>
  user?.name ?? user?.displayName ?? userID ?? '';
