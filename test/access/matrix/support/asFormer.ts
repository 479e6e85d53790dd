import type { Person } from '../../../support/api/Person';
import { grantsOf } from '../../../../infra/resolvers/grantsOf';
import { specified } from '../../operations/specified';
import { coveredElsewhere } from '../coveredElsewhere';
import type { Caller } from './Caller';
import type { Fixture } from './Fixture';
import { formerRows } from './formerRows';
import { nameOf } from './rootField';
import type { Row } from './Row';
import { type Run, runMatrix } from './runMatrix';

/** Tests the rights that a person had by a role, after its end (see `formerRows`). */
async function run(
  tables: Readonly<Record<string, readonly Row[]>>,
  role: Caller,
  moment: 'at' | 'after',
  { fixture, former }: { fixture: Fixture; former: Person },
): Promise<Run> {
  const people = new Map([...fixture.people, ['other', former] as const]);
  return runMatrix(formerRows(tables, role, moment), { ...fixture, people });
}

/**
 * Returns the mutations that the model grants to a role but not to every signed-in person, and that no row of
 * the tables tests after the end of the role. A new one without a row is named here.
 */
function untested(tables: Readonly<Record<string, readonly Row[]>>, role: 'admin' | 'client' | 'consultant') {
  const tested = new Set(formerRows(tables, role, 'at').map(({ field }) => nameOf(field)));
  return specified.Mutation.map(nameOf).filter((name) => {
    const grants = grantsOf(`Mutation.${name}`) ?? [];
    const isForAll = grants.some((grant) => ['guest', 'signedIn', 'owner', 'system'].includes(grant));
    return grants.includes(role) && !isForAll && !tested.has(name) && !(name in coveredElsewhere);
  });
}

/** Tests of people who had a role and have it no more, with the rows of the access matrix. */
export const asFormer = { run, untested };
