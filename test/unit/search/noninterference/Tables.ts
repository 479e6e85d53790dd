import type { JobItems, PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { StoredRow } from '../../../../lambdas/lib/StoredRow';

/**
 * A talent's record about a job: a keep (saved job) or an application. It has the rows from which its search
 * document is built.
 */
export interface Row {
  row: StoredRow;
  job: JobItems;
  person: PersonItems;
}

/**
 * The table rows of one of the two data sets that the noninterference test compares. Its search documents are
 * built from them.
 */
export interface Tables {
  jobs: JobItems[];
  people: PersonItems[];
  benefits: StoredRow[];
  keeps: Row[];
  applications: Row[];
}
