import type { ApplicationRowFragment } from '../../generated/application';

/**
 * Returns the applicant's name from the copy in the application; the applicant's sub when the copy has no
 * name.
 */
export const getApplicantName = ({ user, userID }: ApplicationRowFragment): string =>
  user?.name ?? user?.displayName ?? userID ?? '';
