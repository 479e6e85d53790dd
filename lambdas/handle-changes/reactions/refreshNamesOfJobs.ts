import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { derivedValues } from '../../derived/derivedValues';
import { refreshAll } from '../../derived/refreshAll';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

const CATALOGUES = ['Job', 'Prefacture', 'SkillTag'];

/**
 * Jobs and their categories show work categories, regions and skill tags as they are now called, work categories in
 * their colour too. Renaming is an administrator's and rare: the table of jobs is read through, which no request
 * waits for.
 */
export const refreshNamesOfJobs: Reaction = async ({ before, after }) => {
  if (!before || !after || !CATALOGUES.includes(after.pk) || !hasChanged(before, after, ['name', 'color']))
    return;
  const kept = derivedValues.filter(({ keptBy }) => keptBy.includes('refreshNamesOfJobs'));
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(new ScanCommand({ TableName: env('OPEN_JOB_TABLE'), ExclusiveStartKey }));
    const rows = ((page.Items ?? []) as Item[]).filter((row) => JSON.stringify(row).includes(after.sk));
    await refreshAll(
      'OpenJob',
      rows,
      kept.map(({ name }) => name),
    );
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};
