import type { FieldName } from './FieldName';
import { isSameValue } from './isSameValue';
import type { OtherChange } from './OtherChange';

/**
 * Compares a record as it is stored now (`theirs`) with the state that the person began to edit (`base`) and
 * with what they entered (`mine`). Returns the fields that were changed somewhere else.
 */
export function findOtherChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): OtherChange<Values>[] {
  return (Object.keys(theirs) as FieldName<Values>[])
    .filter((field) => !isSameValue(base[field], theirs[field]) && !isSameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      isContested: !isSameValue(base[field], mine[field]),
    }));
}
