import type { ListedWorkerFragment } from '../../../../generated/adminCategories';

/** Returns the name of a professional as administrators see it. */
export const nameOfWorker = ({ user, userID }: ListedWorkerFragment): string =>
  user?.name ?? user?.displayName ?? userID ?? '';
