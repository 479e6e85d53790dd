import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { BasicProfileFragment, EditBasicQuery } from '../../../generated/editBasic';
import { domesticTel } from '../../../../../model/domesticTel';

const fields = [
  ...(['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'] as const),
  ...(['profileIcon', 'coverImage', 'birthDate', 'gender', 'userMainJobId', 'userBaseLocationId'] as const),
  ...(['description', 'companyName', 'belongsTo', 'lineID', 'chatworkID'] as const),
  ...(['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const),
];

/** The contact data of a talent. The API stores them separately from the profile. */
export interface Contact {
  /** The phone number as people write it in Japan: 090-1234-5678. */
  tel: string | null;
  address: string | null;
  nearestStation: string | null;
}

/** The values of the form for the basic profile (基本情報). */
export type BasicValues = Pick<BasicProfileFragment, (typeof fields)[number]> & Contact;

/**
 * Returns the contact data of a loaded profile, with the phone number in its Japanese form (0 instead of
 * +81).
 */
export const readContact = (profile: NonNullable<EditBasicQuery['getUser']>): Contact => ({
  tel: domesticTel(profile.tel),
  address: profile.address,
  nearestStation: profile.nearestStation,
});

/** Converts a profile into the values of the form for the basic profile (基本情報). */
export function toBasicRecord(profile: BasicProfileFragment, contact: Contact): EditedRecord<BasicValues> {
  const own = Object.fromEntries(fields.map((field) => [field, profile[field]])) as unknown as BasicValues;
  return { values: { ...own, ...contact }, version: profile.version };
}
