import type { CustomResolver } from './CustomResolver';

/**
 * The custom resolver of lists for administrators: the benefit uses, or the professionals, that have a
 * certain status. It reads the records with one Query of the index `byStatus`, and the names of the people
 * and the categories with one BatchGet.
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
