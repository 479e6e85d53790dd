import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../lib/collection';
import { env } from './needs';
import { tables } from '../lib/tables';
import { rowTarget, type Row } from './rowTarget';

/** The keeps and applications of a job. */
export async function rowsOfJob(openJobId: string): Promise<Row[]> {
  const rows: Row[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('TALENT_TABLE'),
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :job',
        ExpressionAttributeValues: { ':job': `OpenJob#${openJobId}` },
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey,
      }),
    );
    rows.push(
      ...(page.Items ?? []).flatMap((item) => rowTarget({ pk: String(item.pk), sk: String(item.sk) })),
    );
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}

/** The applications of a person. */
export async function rowsOfPerson(sub: string): Promise<Row[]> {
  const items = await collection(env('TALENT_TABLE'), `${sub}#private`, 'UserApplies#');
  return items.flatMap(rowTarget);
}
