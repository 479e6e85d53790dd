import type { ShownApply } from '../../features/applications/admin/useApplications';

/** The name in the row's snapshot; the sub when there is none. */
export const talentName = ({ user, userID }: ShownApply): string =>
  user?.name ?? user?.displayName ?? userID ?? '';
