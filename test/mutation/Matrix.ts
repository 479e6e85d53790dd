import { makeFixture } from '../access/matrix/support/makeFixture';
import type { FieldRow } from '../access/matrix/support/FieldRow';
import type { Fixture } from '../access/matrix/support/Fixture';
import type { Row } from '../access/matrix/support/Row';
import { tables } from '../access/matrix/tables';
import { answers } from '../access/matrix/tables/answers';
import { fields } from '../access/matrix/tables/fields';
import { makeOpenFixture } from '../access/matrix/open/makeOpenFixture';
import { openAnswers } from '../access/matrix/open/openAnswers';
import { openFields } from '../access/matrix/open/openFields';
import { openTables } from '../access/matrix/open/openTables';

/**
 * The access matrix (who may do what) for a closed or an open client area (for organizations and
 * consultants).
 */
export interface Matrix {
  clientArea: 'closed' | 'open';
  tables: readonly (readonly Row[])[];
  fields: readonly (readonly FieldRow[])[];
  /** Which fields the results of GraphQL mutations are expected to contain, for each caller. */
  answers: readonly (readonly FieldRow[])[];
  makeFixture: () => Promise<Fixture>;
}

export const matrices: readonly Matrix[] = [
  {
    clientArea: 'closed',
    tables: Object.values(tables),
    fields: Object.values(fields),
    answers: Object.values(answers),
    makeFixture,
  },
  {
    clientArea: 'open',
    tables: Object.values(openTables),
    fields: Object.values(openFields),
    answers: Object.values(openAnswers),
    makeFixture: makeOpenFixture,
  },
];
