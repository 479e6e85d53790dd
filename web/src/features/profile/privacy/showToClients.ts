import { isProfileShown } from '../../../../../model/visibility/isProfileShown';
import { projectToNull } from '../../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import type { ClientTalentFragment } from '../../../generated/clientTalent';
import type { PrivacyQuery } from '../../../generated/privacy';
import type { PrivacyValues } from './PrivacyValues';

/**
 * Returns the talent's own profile as organizations that are not in contact with the talent would see it if
 * the given settings were stored, by the rules that the API applies; null if they would not see it at all.
 */
export function showToClients(
  profile: NonNullable<PrivacyQuery['getUser']>,
  settings: Partial<PrivacyValues>,
): ClientTalentFragment | null {
  const { workHistories, ...own } = { ...profile, ...settings };
  if (!isProfileShown(own, 'client', '')) return null;
  const items = workHistories?.items.filter((history) => isHistoryShared({ ...history }, own)) ?? [];
  return projectToNull(
    UserVisibility,
    { ...own, workHistories: workHistories && { ...workHistories, items } },
    'client',
  );
}
