import { entity } from '../Entity';
import { OpenJobAdminWrites } from '../visibility/OpenJobAdminWrites';
import { OpenJobVisibility } from '../visibility/OpenJobVisibility';

export const OpenJob = entity({
  name: 'OpenJob',
  table: 'OpenJob',
  id: 'single',
  access: {},
  adminOnlyInputs: OpenJobAdminWrites,
  fields: OpenJobVisibility,
  relations: {
    organization: { kind: 'one', entity: 'Organization', by: 'organizationOpenJobsId' },
    job: { kind: 'one', entity: 'Job', by: 'openJobJobId' },
    baseLocation: { kind: 'one', entity: 'Prefacture', by: 'openJobBaseLocationId' },
    mainJobs: { kind: 'many', entity: 'OpenJobMainJobs' },
    selectionProcesses: { kind: 'many', entity: 'SelectionProcess' },
  },
});
