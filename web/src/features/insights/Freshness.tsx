import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/feedback/Banner';
import { formatDateTime } from '../../lib/format/formatDateTime';

/** The age, in milliseconds, from which figures are outdated: 26 hours. They are computed every hour. */
const OUTDATED_MS = 26 * 3_600_000;

/** Says when the figures were computed last, and warns when that was too long ago. */
export function Freshness({ computedAt }: { computedAt: string | undefined }) {
  const { t } = useTranslation();
  if (!computedAt) return null;
  const at = formatDateTime(computedAt);
  if (Date.now() - Date.parse(computedAt) <= OUTDATED_MS) return t('insights.computed', { at });
  return <Banner tone="waiting">{t('insights.outdated', { at })}</Banner>;
}
