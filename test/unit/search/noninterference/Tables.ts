import type { JobItems, PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { Item } from '../../../../lambdas/lib/Item';

/** A keep or an application with the rows that its document is built from. */
export interface Row {
  row: Item;
  job: JobItems;
  person: PersonItems;
}

/** The rows of one half of a pair. */
export interface Tables {
  jobs: JobItems[];
  people: PersonItems[];
  benefits: Item[];
  keeps: Row[];
  applications: Row[];
}
