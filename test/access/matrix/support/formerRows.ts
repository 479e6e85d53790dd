import type { Caller } from './Caller';
import { kindOf } from './rootField';
import type { Row } from './Row';

const SOMETHING = ['ok', 'some'];
const NOTHING = ['U', 'NF', 'null', 'none'];

/**
 * Returns the rows of the access matrix that show what a person with a role gets and other talents do not, with
 * the results that the person must get after the role has ended, as the caller `other`.
 * @param moment `after`: with a new token, the person gets what other talents get. `at`: with the old token,
 * a person whose sessions have ended writes nothing; only calls that change something are tested then, because
 * reads end with the token.
 */
export function formerRows(
  tables: Readonly<Record<string, readonly Row[]>>,
  role: Caller,
  moment: 'at' | 'after',
): Row[] {
  return Object.values(tables)
    .flat()
    .filter(
      ({ expected }) => SOMETHING.includes(`${expected[role]}`) && NOTHING.includes(`${expected.other}`),
    )
    .filter(({ field }) => moment === 'after' || kindOf(field) === 'mutation')
    .map(({ field, state, expected }) => ({
      // Job staff cannot create new records any more; they are refused at those of the fixture.
      field: role === 'admin' ? field : field.replaceAll('$new.', '$'),
      state: `${state}, ${moment} the end of the role ${role}`,
      expected: { other: moment === 'at' ? ('U' as const) : expected.other },
    }));
}
