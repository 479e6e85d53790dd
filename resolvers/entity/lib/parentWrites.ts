import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { childCount } from '../../../model/childCount';
import { keyOf, parentIdOf } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import { type Item, tableName } from '../../lib/resolver';
import { parentOf } from './parentOf';

/** Returns the key of the record above a child record. */
export function parentKey(id: string) {
  return keyOf(parentOf(ENTITY), ENTITY.id === 'single' ? id : parentIdOf(id));
}

/** Returns those exclusive fields of the entity that an input sets to true. */
export function marksIn(input: Item): string[] {
  return ENTITY.exclusive.filter((field) => input[field] === true);
}

/** Returns those exclusive fields that, according to the parent record, are true in the child with this id. */
export function marksOf(parent: Item | null, id: string): string[] {
  return ENTITY.exclusive.filter((field) => parent?.[markHolder(field)] === id);
}

interface Change {
  /** The change of the number of children: 1, -1, or 0 if they are not counted. */
  by: number;
  /** The exclusive fields that become true, and no longer are true, in the child. */
  taken: readonly string[];
  freed: readonly string[];
  /** The parent as it was read; needed only if a mark changes. */
  parent: Item | null;
}

/**
 * Returns the transaction item that changes a child's parent: the number of children, and which child has each mark. Its
 * condition is that the parent exists, that it has fewer children than the maximum, and that no other write has moved
 * these marks since the parent was read. The item is in DynamoDB's form because only `ADD` counts from a missing value.
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
 * Returns the transaction items that set exclusive fields to false in the records that have had these marks until now.
 * The version of those records stays: it counts what callers change in a record itself.
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
