import { declareEntity } from '../declareEntity';
import { WorkConditions } from '../rules/WorkConditions';
import { OpenJobVisibility } from '../visibility/OpenJobVisibility';

export const OpenJob = declareEntity({
  name: 'OpenJob',
  table: 'OpenJob',
  id: 'single',
  access: {},
  // `owners` is not among them: everyone who may create a job may name themselves as its owner.
  adminOnlyInputs: ['consultantName', 'isExcellent', 'memo', 'reviewNote', 'acceptsHiddenName'],
  postedTexts: [
    ...['title', 'overView', 'issue', 'description', 'recommendFor', 'baseLocationDetail', 'consultantName'],
    ...['requiredSkillTagsDescription', 'welcomeSkillTagsDescription', 'selectionProcessSupplement'],
    ...['organizationNameForHidden', 'skillNamesForHidden'],
  ],
  limits: {
    ...WorkConditions.limits,
    title: 100,
    organizationName: 100,
    organizationNameForHidden: 100,
    consultantName: 50,
    coverImage: 'picture',
    baseLocationDetail: 300,
    overView: 2000,
    issue: 4000,
    description: 8000,
    recommendFor: 4000,
    selectionProcessSupplement: 2000,
    requiredSkillTagsDescription: 2000,
    welcomeSkillTagsDescription: 2000,
    skillNamesForHidden: 500,
    memo: 4000,
    reviewNote: 2000,
  },
  rules: WorkConditions.rules,
  fields: OpenJobVisibility,
  relations: {
    organization: { kind: 'one', entity: 'Organization', by: 'organizationOpenJobsId' },
    job: { kind: 'one', entity: 'Job', by: 'openJobJobId' },
    baseLocation: { kind: 'one', entity: 'Prefacture', by: 'openJobBaseLocationId' },
    mainJobs: { kind: 'many', entity: 'OpenJobMainJobs' },
    selectionProcesses: { kind: 'many', entity: 'SelectionProcess' },
  },
});
