import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** The link to the one screen with all settings that decide who sees what of the own profile. */
export function PrivacyLink() {
  const { t } = useTranslation();
  return <Link to={paths.privacy}>{t('profile.privacy.change')}</Link>;
}
