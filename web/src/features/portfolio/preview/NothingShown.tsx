import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';

/**
 * Explains why the chosen group of viewers cannot see the profile at all, and links to the setting that
 * changes this.
 */
export function NothingShown({ viewer }: { viewer: 'public' | 'talent' | 'client' }) {
  const { t } = useTranslation();
  return (
    <EmptyState illustration="closed" action={<PrivacyLink />}>
      {t(`portfolio.preview.hidden.${viewer}`)}
    </EmptyState>
  );
}
