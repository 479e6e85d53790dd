import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GeneratedAvatar } from '../../components/avatars/GeneratedAvatar';
import type { ProfessionalCardFragment } from '../../generated/professionalItem';
import { paths } from '../../lib/paths';
import styles from './Professionals.module.css';

/** A card with what everybody may see of a professional. It links to the portfolio if there is one. */
export function ProfessionalCard({ user }: { user: ProfessionalCardFragment }) {
  const { t } = useTranslation();
  const { displayName, nameInitial, profileIcon, description, portfolioPath } = user;
  const name = displayName ?? nameInitial ?? t('professionals.nameless');
  return (
    <article className={styles.card}>
      <div className={styles.person}>
        <GeneratedAvatar name={name} image={profileIcon} size={48} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {portfolioPath ? <Link to={paths.portfolio(portfolioPath)}>{name}</Link> : name}
          </h3>
          {description && <p className={styles.excerpt}>{description}</p>}
        </div>
      </div>
    </article>
  );
}
