import { util } from '@aws-appsync/utils';
import type { Item } from '../Item';

interface Stamp {
  __typename: string;
  id: string;
  createdBy: string;
  createToken?: string | null;
  /** The creation time, if not now. */
  at?: string;
}

/** A new record: the given values (nulls left out) and the attributes that every record has. */
export function stamp(values: Item, { __typename, id, createdBy, createToken, at }: Stamp): Item {
  const now = at ?? util.time.nowISO8601();
  const item: Item = {};
  Object.entries(values).forEach(([name, value]) => {
    if (value !== null && value !== undefined) item[name] = value;
  });
  const stamped: Item = { ...item, __typename, id, createdBy, createdAt: now, updatedAt: now, version: 1 };
  if (createToken) stamped.createToken = createToken;
  return stamped;
}
