import type { Table } from '../Entity';
import type { Account } from './Account';
import type { Row } from './Row';

/** A request of the commands `backup` and `restore`. `from` is what the last answer returned as `next`. */
export type TransferRequest =
  | { action: 'beginRestore'; backup: string }
  | { action: 'endRestore' }
  | { action: 'readRows'; table: Table; from?: Row }
  | { action: 'writeRows'; table: Table; puts?: readonly Row[]; deletes?: readonly Row[] }
  | { action: 'readAccounts'; from?: string }
  | { action: 'restoreAccount'; account: Account }
  | { action: 'listFiles'; area: 'private' | 'public'; from?: string }
  | { action: 'signDownload'; key: string }
  | { action: 'signUpload'; key: string; headers: Record<string, string> };
