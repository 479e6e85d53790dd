import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';
import { tableName } from '../lib/tableName';
import { tables } from '../lib/tables';
import type { Position } from './VerifyRequest';

const ORDER: readonly Table[] = ['Catalog', 'OpenJob', 'Talent', 'Conversation', 'Insight'];
const PAGE = 500;

interface Page {
  table: Table;
  rows: StoredRow[];
  /**
   * The position in the tables at which the next page of records begins; null after the last page of the last
   * table.
   */
  next: Position | null;
}

/** Yields all records of all tables, beginning at a position, one page at a time. */
export async function* readPages(from?: Position | null): AsyncGenerator<Page> {
  const first = Math.max(0, ORDER.indexOf((from?.table ?? '') as Table));
  let after = from?.after;
  for (const [index, table] of ORDER.entries()) {
    if (index < first) continue;
    do {
      const page = await tables.send(
        new ScanCommand({
          TableName: tableName(table),
          Limit: PAGE,
          ConsistentRead: true,
          ExclusiveStartKey: after,
        }),
      );
      after = page.LastEvaluatedKey;
      const following = ORDER[index + 1];
      const next = after ? { table, after } : following ? { table: following } : null;
      yield { table, rows: (page.Items ?? []) as StoredRow[], next };
    } while (after);
  }
}
