import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileReadingContext } from '../../../entities/profile/ProfileReadingContext';
import type { AllTexts } from '../../../i18n/AllTexts';

/**
 * The text of a section of a profile that is empty. The profile's owner reads what the section would be good
 * for, other readers that nothing was entered.
 */
export function EmptyNote({ of }: { of: keyof AllTexts['ownProfile']['empty'] }) {
  const { t } = useTranslation();
  const { isOwn } = useContext(ProfileReadingContext);
  return <p>{t(isOwn ? `ownProfile.empty.${of}` : 'ownProfile.notGiven')}</p>;
}
