import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../components/page/Visibility';
import { ProfileReadingContext } from './ProfileReadingContext';
import { widestViewerOf } from './widestViewerOf';

interface SharedToProps {
  /** The label says who sees this field of the profile. */
  field: string;
  profile: Readonly<Record<string, unknown>>;
  /** The name of what they see, where it is not what the form asks for: 年代 (age group) for a birth date. */
  of?: string;
}

/** A label with a lock that says in words who sees a field of a profile. */
export function SharedTo({ field, profile, of: label }: SharedToProps) {
  const { t } = useTranslation();
  const { seenBy } = useContext(ProfileReadingContext);
  const viewer = widestViewerOf(field, profile);
  const who = seenBy(t, viewer);
  return (
    <Visibility isVisible={viewer !== 'nobody'}>
      {label ? t('profile.sharedTo.line', { label, who }) : who}
    </Visibility>
  );
}
