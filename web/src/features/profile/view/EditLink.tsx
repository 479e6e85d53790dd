import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProfileReadingContext } from '../../../entities/profile/ProfileReadingContext';
import styles from './ProfileScreen.module.css';

interface EditLinkProps {
  to: string;
  /**
   * The name of the section that is edited on the linked screen. It is part of the link's accessible name.
   */
  of: string;
}

/** A link to the screen on which a section of the profile is edited. Only the profile's owner sees it. */
export function EditLink({ to, of }: EditLinkProps) {
  const { t } = useTranslation();
  if (!useContext(ProfileReadingContext).isOwn) return null;
  return (
    <Link to={to} data-screen-only className={styles.edit} aria-label={t('ownProfile.editOf', { of })}>
      {t('ownProfile.edit')}
    </Link>
  );
}
