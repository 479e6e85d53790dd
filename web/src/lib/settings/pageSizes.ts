/** How many rows or cards one page has, by list. */
export const pageSizes = {
  jobs: 20,
  keeps: 20,
  benefits: 24,
  talentCards: 24,
  /** Jobs per page in the list in which an organization manages its own jobs. */
  ownJobs: 20,
  /** Rows per page of the administrators' tables of talents and applications. */
  adminTables: 50,
} as const;
