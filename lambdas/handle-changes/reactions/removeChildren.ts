import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

const PARENTS = ['InterviewLog', 'WorkHistory', 'WorkHistoryAchievement'];

/**
 * When an interview log, a work history or an achievement is deleted, deletes the records below it. Their
 * sort keys begin with that of the deleted record.
 */
export const removeChildren: Reaction = async ({ before, after }) => {
  if (!before || after || !PARENTS.includes(before.__typename)) return;
  const TableName = env('TALENT_TABLE');
  const children = await collection(TableName, before.pk, `${before.sk}#`);
  await Promise.all(
    children.map(({ pk, sk }) => tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }))),
  );
};
