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
 * Returns the differences between a CV and a profile, in the order in which they can be stored: a history before its
 * achievements. What only the profile has is no difference, because a file can be about a part of it. A file that was
 * exported from the same profile gives no rows.
 * @param catalogue the skills that people can have
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
