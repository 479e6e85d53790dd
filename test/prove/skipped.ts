/** The exit code of a proof that says in its last line what it lacks: it is not run, neither passed nor failed. */
export const skipped = 77;
