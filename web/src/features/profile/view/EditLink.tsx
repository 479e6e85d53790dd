import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ProfileScreen.module.css';

interface EditLinkProps {
  to: string;
  /** The name of the section that is edited there; part of the link's accessible name. */
  of: string;
}

/** A link to the screen on which a section of the profile is edited. */
export function EditLink({ to, of }: EditLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles.edit} aria-label={t('ownProfile.editOf', { of })}>
      {t('ownProfile.edit')}
    </Link>
  );
}
