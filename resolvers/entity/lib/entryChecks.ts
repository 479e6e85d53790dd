import type { Context } from '@aws-appsync/utils';
import type { ToOne } from '../../../model/Entity';
import { type Item, tableName } from '../../lib/resolver';

/**
 * Returns the fields of an input that refer to catalogue entries which must exist, each with the name of its
 * catalogue.
 */
function entriesIn(input: Item): { field: string; catalogue: string }[] {
  return ENTITY.mustExist
    .map((name) => ENTITY.relations[name] as ToOne)
    .filter(({ by }) => input[by])
    .map(({ by, entity }) => ({ field: by, catalogue: entity }));
}

/** Returns the transaction items that check that the catalogue entries to which a new record refers exist. */
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
 * Returns the first input field that refers to a catalogue entry which does not exist; undefined if there is
 * none.
 * @param reasons DynamoDB's reasons for refusing a transaction; those of the items of `entryChecks` must come
 * first
 */
export function missingEntry(input: Item, reasons: readonly { type: string | null }[]): string | undefined {
  const missing = entriesIn(input).filter((_, index) => reasons[index]?.type === 'ConditionalCheckFailed');
  return missing[0]?.field;
}
