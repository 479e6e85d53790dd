import type { SkillEntry } from '../skills/SkillEntry';
import type { OwnProfile } from '../view/useOwnProfile';
import type { GivenResume } from './GivenResume';
import type { ImportRow } from './ImportRow';
import { listBasicRows } from './listBasicRows';
import { listCertificateRows } from './listCertificateRows';
import { listHistoryRows } from './listHistoryRows';
import { listProjectRows } from './listProjectRows';
import { listSkillRows } from './listSkillRows';

/**
 * Returns the differences between a CV and a profile, in an order in which they can be stored: a history
 * comes before its achievements. What only the profile has is not a difference, because a CV may cover only a
 * part of it. A CV that was exported from the same profile gives no rows. `catalogue` has the skills that
 * people can have.
 */
export function buildImportRows(
  resume: GivenResume,
  profile: OwnProfile,
  catalogue: readonly SkillEntry[],
): ImportRow[] {
  const { basics = {}, work = [], education = [], certificates = [], skills = [] } = resume;
  const histories = [
    ...listHistoryRows('work', work, profile),
    ...listHistoryRows('education', education, profile),
  ];
  return [
    ...listBasicRows(basics, profile),
    ...histories,
    ...listProjectRows(resume, profile, histories),
    ...listCertificateRows(certificates, profile),
    ...listSkillRows(skills, profile, catalogue),
  ];
}
