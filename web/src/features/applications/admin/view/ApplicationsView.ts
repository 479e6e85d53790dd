import type { ApplyType } from '../../../../generated/schema';

/**
 * The filters, order, page and open application of the administrators' table of applications. They are part
 * of the URL.
 */
export interface ApplicationsView {
  keyword: string;
  types: ApplyType[];
  consultant: string | null;
  /**
   * The first and the last day on which the listed applications were sent, as `YYYY-MM-DD` in Japan's time
   * zone. Null for no limit.
   */
  from: string | null;
  to: string | null;
  sort: { field: 'createdAt' | 'updatedAt' | 'type'; direction: 'asc' | 'desc' };
  /** The page of the table of applications, counted from 1. */
  page: number;
  /** The id of the application whose drawer is open; null when it is closed. */
  open: string | null;
}
