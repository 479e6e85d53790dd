import { resumeFields } from '../export/resumeFields';
import type { OwnProfile } from '../view/useOwnProfile';
import { diffRecord } from './diffRecord';
import { findBroken } from './findBroken';
import type { GivenResume } from './GivenResume';
import type { ImportRow } from './ImportRow';
import { readFields } from './readFields';
import { takeClosest } from './takeClosest';

/**
 * Returns a row for each certificate of a CV that the profile does not have as a qualification, or has with
 * other values.
 */
export function listCertificateRows(
  entries: NonNullable<GivenResume['certificates']>,
  profile: OwnProfile,
): ImportRow[] {
  const stored = [...(profile.qualifications?.items ?? [])];
  const kind = 'certificates';
  return entries.flatMap((entry, index): ImportRow[] => {
    const { name } = entry;
    if (!name) return [];
    const given = readFields(resumeFields.certificates, entry);
    const found = takeClosest(stored, (one) =>
      one.name.trim() === name ? Object.keys(diffRecord({ ...one }, given).after).length : null,
    );
    const { before, after } = found ? diffRecord({ ...found }, given) : { before: {}, after: given };
    if (Object.keys(after).length === 0) return [];
    const record = { id: found?.id, version: found?.version };
    const broken = findBroken(kind, after, { ...found });
    return [{ key: `${kind} ${index}`, kind, name, ...record, before, after, broken }];
  });
}
