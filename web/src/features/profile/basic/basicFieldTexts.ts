import type { TFunction } from 'i18next';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import { isRealDate } from '../../../components/forms/isRealDate';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { formatDate } from '../../../lib/format/formatDate';
import type { BasicValues } from './BasicValues';

/**
 * Returns the labels of the basic profile's fields, and functions that turn their values into text. Used to
 * show what the person entered beside what somebody else saved.
 */
export function basicFieldTexts(t: TFunction, catalogue: Catalogue | null): FieldTexts<BasicValues> {
  const plain = (field: keyof BasicValues) => t(`profile.field.${field}`);
  const picture = (field: 'profileIcon' | 'coverImage') => ({
    label: plain(field),
    format: () => t('profile.basic.otherPicture'),
  });
  const entry = (
    field: 'userMainJobId' | 'userBaseLocationId',
    entries: { id: string; name: string }[] = [],
  ) => ({
    label: plain(field),
    format: (id: string) => entries.find((one) => one.id === id)?.name ?? id,
  });
  return {
    lastName: plain('lastName'),
    firstName: plain('firstName'),
    lastNameKana: plain('lastNameKana'),
    firstNameKana: plain('firstNameKana'),
    displayName: plain('displayName'),
    profileIcon: picture('profileIcon'),
    coverImage: picture('coverImage'),
    birthDate: {
      label: plain('birthDate'),
      format: (date: string) => (isRealDate(date) ? formatDate(date) : date),
    },
    gender: {
      label: plain('gender'),
      format: (gender: NonNullable<BasicValues['gender']>) => t(`profile.gender.${gender}`),
    },
    userMainJobId: entry('userMainJobId', catalogue?.occupations),
    userBaseLocationId: entry('userBaseLocationId', catalogue?.prefectures),
    description: plain('description'),
    companyName: plain('companyName'),
    belongsTo: plain('belongsTo'),
    lineID: plain('lineID'),
    chatworkID: plain('chatworkID'),
    facebookUrl: plain('facebookUrl'),
    linkedinUrl: plain('linkedinUrl'),
    twitterUrl: plain('twitterUrl'),
    instagramUrl: plain('instagramUrl'),
    tel: plain('tel'),
    address: plain('address'),
    nearestStation: plain('nearestStation'),
  };
}
