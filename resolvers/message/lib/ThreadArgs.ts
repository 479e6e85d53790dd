/** How a thread is paged. */
export interface ThreadArgs {
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}
