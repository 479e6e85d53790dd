import type { JobItems, PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { Item } from '../../../../lambdas/lib/Item';

/** A keep or an application, with the rows that its search document is built from. */
export interface Row {
  row: Item;
  job: JobItems;
  person: PersonItems;
}

/** The rows of one of the two compared data sets. */
export interface Tables {
  jobs: JobItems[];
  people: PersonItems[];
  benefits: Item[];
  keeps: Row[];
  applications: Row[];
}
