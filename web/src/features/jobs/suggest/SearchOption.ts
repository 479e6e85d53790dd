import type { JobSearch } from '../../../entities/job/search/JobSearch';

/** One line of the list below the keyword field: a recent search, or a name that completes the typed text. */
export interface SearchOption {
  key: string;
  label: string;
  /** What the line is, and the number of jobs if it is known. */
  note: string;
  /** The job search that the line starts. */
  next: JobSearch;
}
