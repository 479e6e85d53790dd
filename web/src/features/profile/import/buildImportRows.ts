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
 * Returns the differences between a CV and a profile as rows that can be stored in this order: histories come
 * before their achievements. Something that only the profile contains is not a difference, because a CV may
 * cover only part of a career. A CV that was exported from an unchanged profile gives no rows.
 * @param catalogue all skills that people can add to a profile
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
