import { isCompositeType, isObjectType } from 'graphql';
import { type Caller as Sender, query } from '../../../support/api/query';
import { readSchema } from '../../../support/readSchema';
import { ownerIn } from './cellsOf';
import type { Caller } from './Caller';
import type { FieldRow } from './FieldRow';
import { fill } from './fill';
import { type Fixture, personOf } from './Fixture';
import { kindOf, nameOf } from './rootField';
import { composed } from '../../../support/composed';

const schema = readSchema();

/**
 * How a relation is selected: by its name, or with the alias `its`. Tests use both, because a resolver finds
 * preloaded data only under the relation's name; with the alias it must read the data itself.
 */
type Alias = '' | 'its: ';

/**
 * Returns the GraphQL selection of the named fields of the record to which the path `below` leads. Of fields
 * with an object type, it selects only `__typename`.
 */
function selection(type: unknown, below: string[], names: string[], alias: Alias): string {
  const record = unwrapped(type);
  const known = isObjectType(record) ? record.getFields() : {};
  if (known.items) return `items { ${selection(known.items.type, below, names, alias)} }`;
  const [next, ...rest] = below;
  if (next) return `${alias}${next} { ${selection(known[next]?.type, rest, names, alias)} }`;
  return names
    .map((name) => (isCompositeType(unwrapped(known[name]?.type)) ? `${name} { __typename }` : name))
    .join(' ');
}

const unwrapped = (type: unknown) => schema.getType(String(type).replace(/[[\]!]/g, ''));

type Found = Record<string, unknown> | null | undefined;

/**
 * Returns the first record to which the path of connections `below` leads from a result; undefined if there
 * is none.
 */
function recordAt(found: Found, below: string[]): Found {
  for (const row of (found?.items as Found[] | undefined) ?? []) {
    const record = recordAt(row, below);
    if (record) return record;
  }
  const [next, ...rest] = below;
  if (!found || found.items) return undefined;
  return next ? recordAt((found.its ?? found[next]) as Found, rest) : found;
}

const fieldsOf = (rows: readonly FieldRow[], caller: Caller) =>
  rows.flatMap(({ fields, seenBy }) => fields.map((field) => ({ field, isMeant: seenBy.includes(caller) })));

interface Seen {
  asked: number;
  wrong: string[];
}

/**
 * Queries the fields of a record as every kind of caller. Returns the number of tested fields, and a text for
 * each field that a caller sees or misses although the opposite was expected. Tests nothing if the operation
 * or the record is missing.
 * @param rows rows for fields of the same record
 */
export async function askFields(rows: readonly FieldRow[], fixture: Fixture): Promise<Seen> {
  const [first] = rows;
  const root = first && kindOf(first.root) ? fill(first.root, fixture) : undefined;
  const seen: Seen = { asked: 0, wrong: [] };
  if (!first || !root) return seen;
  const kind = kindOf(first.root);
  const roots = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const type = roots?.getFields()[nameOf(root)]?.type;
  for (const caller of first.askedBy) {
    const name = caller === 'owner' ? ownerIn(first.root) : caller;
    const as: Sender = caller === 'guest' ? 'guest' : personOf(fixture, name);
    const names = rows.flatMap((row) => row.fields);
    for (const alias of first.below.length > 0 ? (['', 'its: '] as const) : ([''] as const)) {
      const { data, errors } = await query(
        composed<
          Record<string, Record<string, unknown> | null>
        >`${kind} { record: ${root} { ${selection(type, first.below, names, alias)} } }`,
        {},
        as,
      );
      const record = recordAt(data?.record, first.below);
      for (const { field, isMeant } of fieldsOf(rows, caller)) {
        const value = record?.[field];
        const isSeen = value !== null && value !== undefined;
        seen.asked += 1;
        if (isSeen === isMeant) continue;
        const what = `${isSeen ? 'sees' : 'does not see'} ${alias}${field}`;
        seen.wrong.push(`${caller} ${what} ${errors[0]?.message ?? ''}`);
      }
    }
  }
  return seen;
}
