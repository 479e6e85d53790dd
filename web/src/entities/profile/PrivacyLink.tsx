import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** A link to the talent's privacy settings. */
export function PrivacyLink() {
  const { t } = useTranslation();
  return <Link to={paths.privacy}>{t('profile.privacy.change')}</Link>;
}
