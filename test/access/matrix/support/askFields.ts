import { isCompositeType, isObjectType } from 'graphql';
import { type Caller as Sender, query } from '../../../support/api/query';
import { readSchema } from '../../../support/readSchema';
import { ownerIn } from './cellsOf';
import type { Caller } from './Caller';
import type { FieldRow } from './FieldRow';
import { fill } from './fill';
import { type Fixture, personOf } from './Fixture';
import { kindOf, nameOf } from './rootField';

const schema = readSchema();

/**
 * The prefix with which a field is selected: none, or the alias `its`. Each relation is selected in both
 * ways. Data that the parent's resolver has preloaded are found only by the name, so the alias tests the
 * relation's own resolver.
 */
type Alias = '' | 'its: ';

/**
 * Returns the GraphQL selection of the named fields, below the connections in `below`. Fields of object types
 * are selected with `__typename` only.
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
 * Returns the record that is reached from a result through the named connections; undefined if there is none.
 * In each connection, it takes the first record from which the path goes on.
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
 * Queries the fields of one record as every kind of caller in the rows. Returns the number of tested fields,
 * and those that a caller sees or misses contrary to the expectation. Skips rows of the access matrix whose
 * operation or record is missing.
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
      const { data, errors } = await query<Record<string, Record<string, unknown> | null>>(
        `${kind} { record: ${root} { ${selection(type, first.below, names, alias)} } }`,
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
