import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { itemsDueKey } from '../../../model/postings/itemsDueKey';
import { itemsDueRows } from '../../lib/itemsDueRows';
import type { DerivedRow } from '../DerivedRow';

/** The rows of the public jobs that lack something, by the day until which they must have it. */
export const dueItems: DerivedRow = {
  name: itemsDueKey.pk,
  source: { table: OpenJob.table, entity: OpenJob.name },
  table: OpenJob.table,
  isOne: ({ pk }) => pk === itemsDueKey.pk,
  sourceOf: ({ id }) => ({ table: OpenJob.table, key: keyOf(OpenJob, String(id)) }),
  ignored: [],
  keptBy: ['keepItemsDue'],
  rowsOf: (job) => Promise.resolve(itemsDueRows(job)),
};
