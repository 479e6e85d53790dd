/**
 * A job with the caller's own keep (the record that they saved the job), which is null when they never kept
 * the job.
 */
export interface KeepableJob {
  id: string;
  myFavorite: { isFavorite: boolean | null } | null;
}
