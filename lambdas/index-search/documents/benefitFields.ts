import { EmployeeBenefitVisibility } from '../../../model/visibility/EmployeeBenefitVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import { omitEmpty } from './omitEmpty';

/** Fields of a benefit that its search documents leave out, although the viewer may see them. */
const NOT_LISTED = ['couponCode', 'usedUsers', 'myUse', 'reviewRequestedAt', 'reviewNote'];

interface Named {
  id: string;
  name: string;
}

/**
 * Returns the fields that both search documents of a benefit have (the one for users and the one for
 * administrators), as far as this viewer may see them. Empty fields are left out.
 */
export function benefitFields(benefit: StoredRow, viewer: Viewer): SearchDocument {
  const seen = project(EmployeeBenefitVisibility, benefit, viewer);
  const tags = (seen.tags ?? []) as Named[];
  const shown = Object.entries(seen).filter(([field]) => !NOT_LISTED.includes(field));
  return omitEmpty({
    ...Object.fromEntries(shown),
    isDraft: benefit.isDraft === true,
    usedCount: benefit.usedCount ?? 0,
    organizationId: seen.employeeBenefitOrganizationId,
    organizationName: (seen.organization as Named | undefined)?.name,
    tagIDs: tags.map(({ id }) => id),
    tagNames: tags.map(({ name }) => name),
    steps: seen.useProcesses,
  });
}
