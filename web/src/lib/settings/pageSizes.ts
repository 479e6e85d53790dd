/** Rows or cards per page. */
export const pageSizes = {
  jobs: 20,
  keeps: 20,
  benefits: 24,
  talentCards: 24,
  /** The administrators' tables of talents and applications. */
  adminTables: 50,
} as const;
