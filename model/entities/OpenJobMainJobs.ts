import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { everyone, record } from '../visibility/rules';
import { OpenJob } from './OpenJob';

export const OpenJobMainJobs = declareEntity({
  name: 'OpenJobMainJobs',
  in: OpenJob,
  id: ['jobID'],
  parent: 'openJobID',
  rate: RateLimits.jobPart,
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['client', 'consultant', 'admin'],
  },
  fields: [everyone(`${record} openJobID jobID isSelected job`)],
  relations: { job: { kind: 'one', entity: 'Job', by: 'jobID' } },
});
