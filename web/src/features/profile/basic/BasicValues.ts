import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { BasicProfileFragment, EditBasicQuery } from '../../../generated/editBasic';

const fields = [
  ...(['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'] as const),
  ...(['profileIcon', 'coverImage', 'birthDate', 'gender', 'userMainJobId', 'userBaseLocationId'] as const),
  ...(['description', 'companyName', 'belongsTo', 'lineID', 'chatworkID'] as const),
  ...(['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const),
  ...(['isShareFullname', 'isShareProfileIcon', 'isShareGender', 'isShareBirthdate'] as const),
  ...(['isShareBaseLocation', 'isShareCurrentJob'] as const),
];

/** The contact data of a talent, which are stored apart from the profile. */
export interface Contact {
  /** The phone number as people write it in Japan: 09012345678. */
  tel: string | null;
  address: string | null;
  nearestStation: string | null;
}

/** The fields of the screen 基本情報. */
export type BasicValues = Pick<BasicProfileFragment, (typeof fields)[number]> & Contact;

/** Returns the contact data of a loaded profile; a Japanese phone number without its country code. */
export const readContact = (profile: NonNullable<EditBasicQuery['getUser']>): Contact => ({
  tel: profile.tel?.replace(/^\+81/, '0') ?? null,
  address: profile.address,
  nearestStation: profile.nearestStation,
});

/** Returns a profile as the form for 基本情報 edits it. */
export function toBasicRecord(profile: BasicProfileFragment, contact: Contact): EditedRecord<BasicValues> {
  const own = Object.fromEntries(fields.map((field) => [field, profile[field]])) as unknown as BasicValues;
  return { values: { ...own, ...contact }, version: profile.version };
}
