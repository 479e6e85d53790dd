import type { ApplyType } from '../../../../generated/schema';

/** What the table shows, as it stands in the address. */
export interface ApplicationsView {
  keyword: string;
  types: ApplyType[];
  consultant: string | null;
  /** Days in Japan, `YYYY-MM-DD`, both belong to the range. */
  from: string | null;
  to: string | null;
  sort: { field: 'createdAt' | 'updatedAt' | 'type'; direction: 'asc' | 'desc' };
  /** From 1. */
  page: number;
  /** The application whose drawer is open. */
  open: string | null;
}
