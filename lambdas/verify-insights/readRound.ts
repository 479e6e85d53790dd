import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { tables } from '../lib/tables';
import type { Position, SegmentPosition } from './Position';
import { scans } from './scans';

/** The maximum number of records that one request reads from a segment. */
const PAGE = 1000;

interface SegmentPage {
  segment: SegmentPosition;
  rows: StoredRow[];
  units: number;
}

/**
 * Reads the next page of each segment of a table; segments that have been read to the end are left out.
 * Returns each page with its segment, and moves the position of the segment to the end of the page.
 */
export async function readRound({ table, segments }: Position): Promise<SegmentPage[]> {
  const scan = scans[table];
  if (!scan) return [];
  const pages = segments.map(async (segment, Segment) => {
    if (segment.isDone) return null;
    const page = await tables.send(
      new ScanCommand({
        TableName: scan.tableName(),
        ...scan.filter,
        Segment,
        TotalSegments: segments.length,
        Limit: PAGE,
        ExclusiveStartKey: segment.after,
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    segment.after = page.LastEvaluatedKey;
    segment.isDone = !page.LastEvaluatedKey;
    return {
      segment,
      rows: (page.Items ?? []) as StoredRow[],
      units: page.ConsumedCapacity?.CapacityUnits ?? 0,
    };
  });
  return (await Promise.all(pages)).filter((page) => page !== null);
}
