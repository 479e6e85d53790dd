import type { FieldName } from './FieldName';
import { isSameValue } from './isSameValue';
import type { OtherChange } from './OtherChange';

/**
 * Finds the fields of a record that somebody else, or another tab, changed while a person was editing it. `base` holds
 * the values from which the person started, `mine` what they entered, and `theirs` what is stored now. Fields in which
 * `mine` and `theirs` agree are left out.
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
