import { shareFlags } from '../../../../../model/shareFlags';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { PrivacySettingsFragment } from '../../../generated/privacy';

const settings = ['isPrivate', 'isAgreedPostForClient', ...shareFlags] as const;

/** The values of the form with the settings that decide who sees what of a profile (公開範囲). */
export type PrivacyValues = Record<(typeof settings)[number], boolean>;

/** Converts a profile into the values of the form. A setting that was never used is off. */
export function toPrivacyRecord(profile: PrivacySettingsFragment): EditedRecord<PrivacyValues> {
  const values = Object.fromEntries(
    settings.map((field) => [field, profile[field] === true]),
  ) as unknown as PrivacyValues;
  return { values, version: profile.version };
}
