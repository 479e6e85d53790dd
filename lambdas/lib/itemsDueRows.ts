import { OpenJob } from '../../model/entities/OpenJob';
import { itemsDueKey } from '../../model/postings/itemsDueKey';
import type { StoredRow } from './StoredRow';

/** Returns the row by which a job is found on the day until which it must have what it lacks; none if it lacks nothing. */
export const itemsDueRows = ({ __typename, id, itemsDueOn }: StoredRow): StoredRow[] =>
  __typename === OpenJob.name && typeof itemsDueOn === 'string'
    ? [{ ...itemsDueKey.of(itemsDueOn, String(id)), __typename: itemsDueKey.pk, id }]
    : [];
