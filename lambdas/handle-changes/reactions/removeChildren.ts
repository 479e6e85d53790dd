import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

const PARENTS = ['InterviewLog', 'WorkHistory', 'WorkHistoryAchievement'];

/** Deletes the children of a removed record, which have its sort key as prefix. */
export const removeChildren: Reaction = async ({ before, after }) => {
  if (!before || after || !PARENTS.includes(before.__typename)) return;
  const TableName = env('TALENT_TABLE');
  const children = await collection(TableName, before.pk, `${before.sk}#`);
  await Promise.all(
    children.map(({ pk, sk }) => tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }))),
  );
};
