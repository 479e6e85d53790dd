import type { OccupationJobs } from './OccupationJobs';
import { backendJobs } from './jobs/backendJobs';
import { frontendJobs } from './jobs/frontendJobs';
import { frontendServiceJobs } from './jobs/frontendServiceJobs';

/** Every job of the demo data, by work category. */
export const jobTexts: OccupationJobs[] = [
  { occupation: 'フロントエンドエンジニア', jobs: [...frontendJobs, ...frontendServiceJobs] },
  { occupation: 'サーバーサイドエンジニア', jobs: [...backendJobs] },
];
