import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';
import { OpenJob } from './OpenJob';

export const OpenJobMainJobs = entity({
  name: 'OpenJobMainJobs',
  in: OpenJob,
  id: ['jobID'],
  parent: 'openJobID',
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['client', 'consultant', 'admin'],
  },
  fields: [everyone(`${record} openJobID jobID isSelected job`)],
  relations: { job: { kind: 'one', entity: 'Job', by: 'jobID' } },
});
