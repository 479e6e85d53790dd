import type { ApplyType } from '../../../../generated/schema';

/** What the table shows, as encoded in the URL. */
export interface ApplicationsView {
  keyword: string;
  types: ApplyType[];
  consultant: string | null;
  /** Days in Japan, `YYYY-MM-DD`, both inclusive. */
  from: string | null;
  to: string | null;
  sort: { field: 'createdAt' | 'updatedAt' | 'type'; direction: 'asc' | 'desc' };
  /** From 1. */
  page: number;
  /** The application whose drawer is open. */
  open: string | null;
}
