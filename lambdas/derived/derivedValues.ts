import type { DerivedValue } from './DerivedValue';
import { applicationMembers } from './values/applicationMembers';
import { benefitValues } from './values/benefitValues';
import { copiedEntries } from './values/copiedEntries';
import { conversationNames } from './values/conversationNames';
import { engagementValues } from './values/engagementValues';
import { indexKeys } from './values/indexKeys';
import { jobStaffIds } from './values/jobStaffIds';
import { jobSnapshots } from './values/jobSnapshots';
import { jobValues } from './values/jobValues';
import { memberCounts } from './values/memberCounts';
import { organizationValues } from './values/organizationValues';
import { parentCounts } from './values/parentCounts';
import { skillNames } from './values/skillNames';
import { talentEntries } from './values/talentEntries';
import { talentValues } from './values/talentValues';
import { userSnapshots } from './values/userSnapshots';

/** All attributes of records that are derived from other records. */
export const derivedValues: readonly DerivedValue[] = [
  ...applicationMembers,
  ...benefitValues,
  ...copiedEntries,
  ...conversationNames,
  ...engagementValues,
  ...indexKeys,
  ...jobStaffIds,
  ...jobSnapshots,
  ...jobValues,
  ...memberCounts,
  ...organizationValues,
  ...parentCounts,
  ...skillNames,
  ...talentEntries,
  ...talentValues,
  ...userSnapshots,
];
