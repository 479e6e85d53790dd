import { OpenJobVisibility } from '../../../model/visibility/OpenJob';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';

const SHOWN = [
  'id',
  'title',
  'coverImage',
  'organizationName',
  'organizationNameForHidden',
  'isHideOrganizationName',
  'workType',
  'salaryType',
  'minumumSalary',
  'maximumSalary',
  'isPublic',
  'closedAt',
];

/** What a keep or an application carries of its job: what lists show, as everybody may see it. */
export function jobSnapshot(job: Item): Item {
  const shown = project(OpenJobVisibility, job, 'public');
  const snapshot: Item = {};
  SHOWN.forEach((field) => {
    snapshot[field] = shown[field] ?? null;
  });
  return snapshot;
}
