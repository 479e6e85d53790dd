import type { Row } from './support/Row';
import { applications } from './tables/applications';
import { catalogues } from './tables/catalogues';
import { conversations } from './tables/conversations';
import { histories } from './tables/histories';
import { openJobs } from './tables/openJobs';
import { pages } from './tables/pages';
import { profiles } from './tables/profiles';

/** The access matrix, by entity: the expected side, typed from spec/access.md. */
export const tables: Readonly<Record<string, readonly Row[]>> = {
  ...profiles,
  ...histories,
  ...applications,
  ...conversations,
  ...openJobs,
  ...catalogues,
  ...pages,
};
