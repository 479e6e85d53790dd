import type { Context } from '@aws-appsync/utils';
import type { ToOne } from '../../../model/Entity';
import { type Item, tableName } from '../../lib/resolver';

/**
 * Returns which fields of an input refer to a catalogue entry that must exist, each with the name of the
 * catalogue.
 */
function entriesIn(input: Item): { field: string; catalogue: string }[] {
  return ENTITY.mustExist
    .map((name) => ENTITY.relations[name] as ToOne)
    .filter(({ by }) => input[by])
    .map(({ by, entity }) => ({ field: by, catalogue: entity }));
}

/**
 * Returns the items that make a transaction fail if a catalogue entry to which a new record refers does not
 * exist.
 */
export function entryChecks(ctx: Context, input: Item) {
  return entriesIn(input).map(({ field, catalogue }) => ({
    conditionCheck: {
      table: tableName(ctx, 'Catalog'),
      key: { pk: catalogue, sk: `${input[field]}` },
      condition: { pk: { attributeExists: true } },
    },
  }));
}

/**
 * Returns the first input field that refers to a missing catalogue entry; undefined if there is none.
 * @param reasons DynamoDB's reasons for refusing a transaction, beginning with those for the items of
 * `entryChecks`
 */
export function missingEntry(input: Item, reasons: readonly { type: string | null }[]): string | undefined {
  const missing = entriesIn(input).filter((_, index) => reasons[index]?.type === 'ConditionalCheckFailed');
  return missing[0]?.field;
}
