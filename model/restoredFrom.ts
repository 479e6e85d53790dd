/**
 * The attribute that contains the id of a backup. `npm run restore` sets it in every row that it writes, and
 * reactions are not run for these writes.
 */
export const restoredFrom = 'restoredFrom';
