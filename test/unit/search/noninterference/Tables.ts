import type { JobItems, PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { Item } from '../../../../lambdas/lib/Item';

/** A keep (record of a saved job) or an application, with the rows that its search document is built from. */
export interface Row {
  row: Item;
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
  benefits: Item[];
  keeps: Row[];
  applications: Row[];
}
