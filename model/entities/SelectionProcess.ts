import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';
import { OpenJob } from './OpenJob';

export const SelectionProcess = entity({
  name: 'SelectionProcess',
  in: OpenJob,
  parent: 'openJobID',
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} openJobID step title description`)],
});
