import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileReadingContext } from '../../../entities/profile/ProfileReadingContext';
import type { AllTexts } from '../../../i18n/AllTexts';

/** What a section of a profile shows while it is empty: its owner reads what it would be good for. */
export function EmptyNote({ of }: { of: keyof AllTexts['ownProfile']['empty'] }) {
  const { t } = useTranslation();
  const { isOwn } = useContext(ProfileReadingContext);
  return <p>{t(isOwn ? `ownProfile.empty.${of}` : 'ownProfile.notGiven')}</p>;
}
