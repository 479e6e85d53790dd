import type { JobSearch } from '../../../entities/job/search/JobSearch';

/**
 * One line of the list below the keyword field: a recent search of this device, or a name that the API
 * suggests for the typed text.
 */
export interface SearchOption {
  key: string;
  label: string;
  /** What kind of suggestion the line is and, if known, the number of jobs. */
  note: string;
  /** The job search that starts when the line is chosen. */
  next: JobSearch;
}
