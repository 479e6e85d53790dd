import { EmployeeBenefit } from '../../../model/entities/EmployeeBenefit';
import { EmployeeBenefitOrganization } from '../../../model/entities/EmployeeBenefitOrganization';
import { EmployeeBenefitTag } from '../../../model/entities/EmployeeBenefitTag';
import { UserEmployeeBenefits } from '../../../model/entities/UserEmployeeBenefits';
import { benefitSnapshot } from '../../../model/snapshots/benefitSnapshot';
import { partnerSnapshot } from '../../../model/snapshots/partnerSnapshot';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import { currentEntries } from '../currentEntries';

/**
 * The derived attributes of benefits and of their uses: copies of the benefit, its partner and its tags, the
 * number of people who have used the benefit, and the `listKey` that decides which list contains it.
 */
export const benefitValues = [
  attribute(UserEmployeeBenefits, 'employeeBenefit', ['refreshBenefitUses'], async (row, sources) => {
    const benefit = await sources.of(EmployeeBenefit, row.employeeBenefitID);
    return benefit && benefitSnapshot(benefit, row.employeeBenefit as StoredRow | undefined);
  }),
  attribute(EmployeeBenefit, 'organization', ['refreshBenefits'], async (row, sources) => {
    if (!row.employeeBenefitOrganizationId) return null;
    const partner = await sources.of(EmployeeBenefitOrganization, row.employeeBenefitOrganizationId);
    return partner && partnerSnapshot(partner);
  }),
  attribute(EmployeeBenefit, 'tags', ['refreshBenefits'], (row, sources) =>
    currentEntries(row.tags, EmployeeBenefitTag, sources),
  ),
  attribute(EmployeeBenefit, 'usedCount', ['countBenefitUses'], (row, sources) =>
    sources.count(`EmployeeBenefit#${row.sk}`, 'UserEmployeeBenefits', ['status', 'USED']),
  ),
  attribute(EmployeeBenefit, 'listKey', [], (row) =>
    row.isDraft === true ? 'EmployeeBenefit#draft' : 'EmployeeBenefit',
  ),
];
