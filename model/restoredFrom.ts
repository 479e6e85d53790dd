/** The attribute of rows that `npm run restore` has written: the id of the backup. Reactions leave such a write alone. */
export const restoredFrom = 'restoredFrom';
