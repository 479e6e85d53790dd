import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';

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

/** What a keep or an application carries of its job, as the API stores it: nothing that not everybody may see. */
export function jobSnapshot(id: string, values: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = project(OpenJobVisibility, { ...values, id }, 'public');
  return Object.fromEntries(SHOWN.map((field) => [field, shown[field] ?? null]));
}
