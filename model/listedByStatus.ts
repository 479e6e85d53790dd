import type { CustomResolver } from './CustomResolver';

/**
 * A list of the benefit uses or the professionals with one status, for administrators: one Query of the index
 * `byStatus`, and one BatchGet for the names of the people and the categories.
 */
export const listedByStatus: CustomResolver = {
  in: 'admin',
  grants: ['admin'],
  steps: {
    rows: { source: 'Talent', file: 'byStatus.rows' },
    names: { source: 'Talent', file: 'byStatus.names' },
  },
  also: ['Talent', 'Catalog'],
};
