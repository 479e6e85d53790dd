import type { Row } from './support/Row';
import { accounts } from './tables/accounts';
import { applications } from './tables/applications';
import { benefits } from './tables/benefits';
import { catalogues } from './tables/catalogues';
import { conversations } from './tables/conversations';
import { engagements } from './tables/engagements';
import { files } from './tables/files';
import { histories } from './tables/histories';
import { numbers } from './tables/numbers';
import { openJobs } from './tables/openJobs';
import { pages } from './tables/pages';
import { profiles } from './tables/profiles';
import { reviews } from './tables/reviews';

/**
 * The expected access matrix of all entities while the client area (for organizations and consultants) is
 * closed, copied by hand from docs/access-rules.md.
 */
export const tables: Readonly<Record<string, readonly Row[]>> = {
  ...profiles,
  ...histories,
  ...applications,
  ...conversations,
  ...openJobs,
  ...files,
  ...reviews,
  ...catalogues,
  ...pages,
  ...benefits,
  ...engagements,
  ...numbers,
  ...accounts,
};
