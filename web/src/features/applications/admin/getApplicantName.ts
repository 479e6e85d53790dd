import type { ShownApplication } from './useApplications';

/** The applicant's name as copied to the application; the sub when it is missing. */
export const getApplicantName = ({ user, userID }: ShownApplication): string =>
  user?.name ?? user?.displayName ?? userID ?? '';
