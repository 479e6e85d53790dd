import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { derivedValues } from '../../derived/derivedValues';
import { refreshAll } from '../../derived/refreshAll';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { StoredRow } from '../../lib/StoredRow';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

const CATALOGUES = ['Job', 'Prefacture', 'SkillTag'];

/**
 * When an occupation, a prefecture or a skill tag changes its name or colour, updates its copies in all jobs.
 * It scans the table of jobs, because administrators change these entries rarely and no request waits for it.
 */
export const refreshNamesOfJobs: Reaction = async ({ before, after }) => {
  if (!before || !after || !CATALOGUES.includes(after.pk) || !hasChanged(before, after, ['name', 'color']))
    return;
  const names = derivedValues
    .filter(({ keptBy }) => keptBy.includes('refreshNamesOfJobs'))
    .map(({ name }) => name);
  const pages = paginateScan({ client: tables }, { TableName: env('OPEN_JOB_TABLE') });
  for await (const { Items = [] } of pages) {
    const rows = (Items as StoredRow[]).filter((row) => JSON.stringify(row).includes(after.sk));
    await refreshAll('OpenJob', rows, names);
  }
};
