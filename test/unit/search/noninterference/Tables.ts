import type { JobItems, PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { Item } from '../../../../lambdas/lib/Item';

/** A keep or an application, with what its document is made of. */
export interface Row {
  row: Item;
  job: JobItems;
  person: PersonItems;
}

/** What the tables hold: one side of a pair. */
export interface Tables {
  jobs: JobItems[];
  people: PersonItems[];
  benefits: Item[];
  keeps: Row[];
  applications: Row[];
}
