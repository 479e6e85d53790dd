import type { RecordKey } from './ids';

type Row = Readonly<Record<string, unknown>>;

interface Ties {
  applied: string[];
  scouted: string[];
  recommended: string[];
}

const PREFIX = 'OrganizationTies#';

/** Returns the list of ties to which a talent's row adds its job; null for rows that add none. */
function tieOf(row: Row): keyof Ties | null {
  if (row.__typename === 'UserApplies') return row.type === 'WITHDRAWN' ? null : 'applied';
  if (row.__typename !== 'UserOpenJobs') return null;
  if (row.involveType === 'SCOUTED') return 'scouted';
  return row.involveType === 'RECOMMENDED' ? 'recommended' : null;
}

/**
 * The rows that say what an organization has to do with a talent: to which of its jobs the talent has applied, and for
 * which the talent is scouted or recommended. One BatchGet reads them for a page of talents. They are derived from the
 * talent's applications and involvements.
 */
export const organizationTies = {
  typename: 'OrganizationTies',
  prefix: PREFIX,
  keyOf: (sub: string, organizationId: string): RecordKey => ({
    pk: `${sub}#private`,
    sk: `${PREFIX}${organizationId}`,
  }),
  tieOf,
};
