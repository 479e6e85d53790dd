import type { OccupationName } from '../catalogues/occupations';
import type { JobText } from './JobText';

export interface OccupationJobs {
  occupation: OccupationName;
  jobs: JobText[];
}
