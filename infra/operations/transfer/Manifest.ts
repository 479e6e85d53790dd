import type { Table } from '../../../model/Entity';

/** The file `manifest.json` of a backup. It is written last: a folder without it is no complete backup. */
export interface Manifest {
  /** Identifies the backup. */
  id: string;
  /** When the backup began, in ISO 8601. */
  at: string;
  site: string;
  tables: Record<Table, Digest>;
  files: Digest;
  accounts: number;
}

/** How many rows or files there are, and a checksum of all of them that does not depend on their order. */
export interface Digest {
  count: number;
  checksum: string;
}
