import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { childCount } from '../../../model/childCount';
import { keyOf, parentIdOf } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import type { StoredRow } from '../../generated/types';
import { ENTITY } from '../../lib/bundleConstants';
import { tableName } from '../../lib/resolver';
import { parentOf } from './parentOf';
import { asText } from '../../lib/asText';

/** Returns the DynamoDB key of the parent, given the id of a child record. */
export function parentKey(id: string) {
  return keyOf(parentOf(ENTITY), ENTITY.id === 'single' ? id : parentIdOf(id));
}

/** Returns the exclusive fields (true in at most one child of a parent) that the input sets to true. */
export function marksIn(input: StoredRow): string[] {
  return ENTITY.exclusive.filter((field) => input[field] === true);
}

/**
 * Returns the exclusive fields (true in at most one child of a parent) that are true in the child with this
 * id. The parent record stores for each exclusive field the id of this child.
 */
export function marksOf(parent: StoredRow | null, id: string): string[] {
  return ENTITY.exclusive.filter((field) => parent?.[markHolder(field)] === id);
}

interface Change {
  /** The change of the number of child records in the parent: 1, -1, or 0 for none. */
  by: number;
  /**
   * Exclusive fields (true in at most one child of a parent) that change: `taken` become true in this child
   * record, `freed` are no longer true in it.
   */
  taken: readonly string[];
  freed: readonly string[];
  /** The parent record as it was read; null if no exclusive field changes. */
  parent: StoredRow | null;
}

/**
 * Returns the transaction item that updates a parent record after a change of its child record with this id.
 * It updates the number of children and, for each exclusive field that changes, the id of the child in which
 * the field is true. The transaction fails if the parent does not exist or is full, or if one of these fields
 * has changed since the parent was read. The item is written as a DynamoDB expression, because `ADD` also
 * works if the number is missing.
 */
export function parentWrite(ctx: Context, id: string, { by, taken, freed, parent }: Change) {
  const count = { '#count': childCount(ENTITY.name) };
  const changed: Record<string, string> = {};
  const was: StoredRow = {};
  const still: string[] = [];
  [...taken, ...freed].forEach((field, index) => {
    const holder = parent?.[markHolder(field)];
    changed[`#mark${index}`] = markHolder(field);
    if (holder) was[`:was${index}`] = holder;
    still.push(holder ? `#mark${index} = :was${index}` : `attribute_not_exists(#mark${index})`);
  });
  const marks = Object.keys(changed);
  const set = marks.slice(0, taken.length).map((mark) => `${mark} = :id`);
  const removed = marks.slice(taken.length);
  const clauses = [
    by === 0 ? '' : 'ADD #count :by',
    set.length > 0 ? `SET ${set.join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.join(', ')}` : '',
  ];
  const room = by > 0 ? ['(attribute_not_exists(#count) OR #count < :most)'] : [];
  return {
    table: tableName(ctx, ENTITY.table),
    operation: 'UpdateItem' as const,
    key: util.dynamodb.toMapValues({ ...parentKey(id) }),
    update: {
      expression: clauses.filter((clause) => clause !== '').join(' '),
      expressionNames: { ...(by === 0 ? {} : count), ...changed },
      expressionValues: util.dynamodb.toMapValues({
        ...(by === 0 ? {} : { ':by': by }),
        ...(set.length > 0 ? { ':id': id } : {}),
      }),
    },
    condition: {
      expression: ['attribute_exists(#pk)', ...room, ...still].join(' AND '),
      expressionNames: { '#pk': 'pk', ...(by > 0 ? count : {}), ...changed },
      expressionValues: util.dynamodb.toMapValues({
        ...(by > 0 ? { ':most': ENTITY.perParent } : {}),
        ...was,
      }),
      returnValuesOnConditionCheckFailure: true,
    },
  };
}

/**
 * Returns the transaction items that clear exclusive fields in the child records in which they were true.
 * They do not increment the `version` of these records, because no caller has changed them.
 */
export function releaseWrites(ctx: Context, id: string, taken: readonly string[], parent: StoredRow | null) {
  const released: Record<string, StoredRow> = {};
  taken.forEach((field) => {
    const holder = asText(parent?.[markHolder(field)] ?? id);
    if (holder !== id) released[holder] = { ...released[holder], [field]: operations.replace(false) };
  });
  return Object.entries(released).map(([holder, fields]) => ({
    updateItem: {
      table: tableName(ctx, ENTITY.table),
      key: keyOf(ENTITY, holder),
      update: { ...fields, updatedAt: operations.replace(util.time.nowISO8601()) },
      condition: { pk: { attributeExists: true } },
    },
  }));
}
