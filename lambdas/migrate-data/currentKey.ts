import type { RecordKey } from '../../model/ids';
import { migrations } from './migrations';

/**
 * Returns the key to which migrations move a row. Stream records from before or during a migration contain the
 * former one.
 */
export const currentKey = (key: RecordKey): RecordKey =>
  migrations.reduce(
    (former, migration) => ('targetKey' in migration && migration.targetKey(former)) || former,
    key,
  );
