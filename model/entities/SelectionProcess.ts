import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { everyone, record } from '../visibility/rules';
import { OpenJob } from './OpenJob';

export const SelectionProcess = declareEntity({
  name: 'SelectionProcess',
  in: OpenJob,
  parent: 'openJobID',
  rate: RateLimits.jobPart,
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['admin'],
  },
  adminOnlyInputs: ['acceptsHiddenName'],
  postedTexts: ['title', 'description'],
  fields: [everyone(`${record} openJobID step title description`)],
});
