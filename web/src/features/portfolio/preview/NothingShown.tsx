import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';

/**
 * Explains why the chosen group of viewers cannot see the profile at all, and links to the setting that
 * changes this.
 */
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
