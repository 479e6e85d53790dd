import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { openJobDocument } from '../../../lambdas/index-search/documents/openJobDocument';
import { seeded } from '../../support/seedData';

const mainJobs = seeded('OpenJobMainJobs');

/** The search documents of the seed's public jobs, as guests search them. */
export const seedJobs: readonly SearchDocument[] = seeded('OpenJob')
  .map((job) => openJobDocument({ job, mainJobs: mainJobs.filter(({ openJobID }) => openJobID === job.id) }))
  .filter((document) => document !== undefined);
