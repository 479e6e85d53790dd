import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../components/page/Visibility';
import { ProfileReadingContext } from './ProfileReadingContext';
import { widestViewerOf } from './widestViewerOf';

interface SharedToProps {
  /** The label says who sees this field of the profile. */
  field: string;
  profile: Readonly<Record<string, unknown>>;
}

/** A label with a lock that says in words who sees a field of a profile. */
export function SharedTo({ field, profile }: SharedToProps) {
  const { t } = useTranslation();
  const { seenBy } = useContext(ProfileReadingContext);
  const viewer = widestViewerOf(field, profile);
  return <Visibility isVisible={viewer !== 'nobody'}>{seenBy(t, viewer)}</Visibility>;
}
