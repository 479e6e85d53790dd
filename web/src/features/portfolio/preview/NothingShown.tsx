import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';

/** Says why a group of viewers sees nothing of the profile, and where to change that. */
export function NothingShown({ viewer }: { viewer: 'public' | 'talent' | 'client' }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration="closed"
      action={<Link to={paths.editConditions}>{t('portfolio.preview.change')}</Link>}
    >
      {t(`portfolio.preview.hidden.${viewer}`)}
    </EmptyState>
  );
}
