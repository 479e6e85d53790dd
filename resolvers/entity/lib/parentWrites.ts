import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { childCount } from '../../../model/childCount';
import { keyOf, parentIdOf } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import { type Item, tableName } from '../../lib/resolver';
import { parentOf } from './parentOf';

/** Returns the DynamoDB key of the parent record of a child record, given the child's id. */
export function parentKey(id: string) {
  return keyOf(parentOf(ENTITY), ENTITY.id === 'single' ? id : parentIdOf(id));
}

/**
 * Returns the entity's exclusive fields (fields that are true in at most one child record of a parent) that
 * the input sets to true.
 */
export function marksIn(input: Item): string[] {
  return ENTITY.exclusive.filter((field) => input[field] === true);
}

/**
 * Returns the entity's exclusive fields that are true in the child record with this id. The parent record
 * shows this, because it stores the id of the child in which such a field is true.
 */
export function marksOf(parent: Item | null, id: string): string[] {
  return ENTITY.exclusive.filter((field) => parent?.[markHolder(field)] === id);
}

interface Change {
  /**
   * By how much the number of child records in the parent changes: 1, -1, or 0 if it does not change or is
   * not counted.
   */
  by: number;
  /**
   * Of the exclusive fields (true in at most one child record of a parent): those that become true in this
   * child record (`taken`), and those that are no longer true in it (`freed`).
   */
  taken: readonly string[];
  freed: readonly string[];
  /** The parent record as it was read; needed only if an exclusive field changes. */
  parent: Item | null;
}

/**
 * Returns the transaction item that updates the parent of a changed child record: the number of child
 * records, and in which child each exclusive field is true. It succeeds only if the parent exists, has room
 * for another child if one is added, and still has the exclusive fields that were read. It is written in
 * DynamoDB's own syntax, because only `ADD` can count from a missing attribute.
 */
export function parentWrite(ctx: Context, id: string, { by, taken, freed, parent }: Change) {
  const count = { '#count': childCount(ENTITY.name) };
  const changed: Record<string, string> = {};
  const was: Item = {};
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
 * Returns the transaction items that set exclusive fields to false in the child records in which they were
 * true before. The `version` of these records stays the same, because callers have not changed them.
 */
export function releaseWrites(ctx: Context, id: string, taken: readonly string[], parent: Item | null) {
  const released: Record<string, Item> = {};
  taken.forEach((field) => {
    const holder = `${parent?.[markHolder(field)] ?? id}`;
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
