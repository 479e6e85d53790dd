import { isCompositeType, isObjectType } from 'graphql';
import { type Caller as Sender, query } from '../../../support/api/query';
import { readSchema } from '../../../support/readSchema';
import { ownerIn } from './cellsOf';
import type { FieldRow } from './FieldRow';
import { fill } from './fill';
import { type Fixture, personOf } from './Fixture';
import { kindOf, nameOf } from './rootField';

const schema = readSchema();

/** The fields as a document selects them: of what has fields itself, its name. */
function selection(type: unknown, below: string[], names: string[]): string {
  const record = unwrapped(type);
  const known = isObjectType(record) ? record.getFields() : {};
  const [next, ...rest] = below;
  if (next) {
    const rows = unwrapped(known[next]?.type);
    const items = isObjectType(rows) ? rows.getFields().items?.type : undefined;
    return `${next} { items { ${selection(items, rest, names)} } }`;
  }
  return names
    .map((name) => (isCompositeType(unwrapped(known[name]?.type)) ? `${name} { __typename }` : name))
    .join(' ');
}

const unwrapped = (type: unknown) => schema.getType(String(type).replace(/[[\]!]/g, ''));

type Rows = { items?: Found[] } | null;
type Found = Record<string, unknown> | null | undefined;

/** The record at the end of the connections: in each the first row that leads on. */
function recordAt(found: Found, below: string[]): Found {
  const [next, ...rest] = below;
  if (!next) return found;
  for (const row of (found?.[next] as Rows)?.items ?? []) {
    const record = recordAt(row, rest);
    if (record) return record;
  }
  return undefined;
}

interface Seen {
  asked: number;
  wrong: string[];
}

/**
 * Asks the rows of one record as every caller; a cell is a field for a caller: filled or null. Nothing is asked
 * when the operation or the record is not there.
 */
export async function askFields(rows: readonly FieldRow[], fixture: Fixture): Promise<Seen> {
  const [first] = rows;
  const root = first && kindOf(first.root) ? fill(first.root, fixture) : undefined;
  const seen: Seen = { asked: 0, wrong: [] };
  if (!first || !root) return seen;
  const type = schema.getQueryType()?.getFields()[nameOf(root)]?.type;
  for (const caller of first.askedBy) {
    const name = caller === 'owner' ? ownerIn(first.root) : caller;
    const as: Sender = caller === 'guest' ? 'guest' : personOf(fixture, name);
    const names = rows.flatMap((row) => row.fields);
    const { data, errors } = await query<Record<string, Record<string, unknown> | null>>(
      `{ record: ${root} { ${selection(type, first.below, names)} } }`,
      {},
      as,
    );
    const record = recordAt(data?.record, first.below);
    for (const row of rows) {
      for (const name of row.fields) {
        const value = record?.[name];
        const isSeen = value !== null && value !== undefined;
        seen.asked += 1;
        if (isSeen !== row.seenBy.includes(caller)) {
          seen.wrong.push(
            `${caller} ${isSeen ? 'sees' : 'does not see'} ${name} ${errors[0]?.message ?? ''}`,
          );
        }
      }
    }
  }
  return seen;
}
