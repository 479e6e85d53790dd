import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/feedback/Banner';
import { formatDateTime } from '../../lib/format/formatDateTime';

/**
 * The age, in milliseconds, from which figures count as outdated (26 hours). Normally they are computed every
 * hour.
 */
const OUTDATED_MS = 26 * 3_600_000;

/** Says when the figures were last computed, as a warning if that was more than 26 hours ago. */
export function Freshness({ computedAt }: { computedAt: string | undefined }) {
  const { t } = useTranslation();
  if (!computedAt) return null;
  const at = formatDateTime(computedAt);
  if (Date.now() - Date.parse(computedAt) <= OUTDATED_MS) return t('insights.computed', { at });
  return <Banner tone="waiting">{t('insights.outdated', { at })}</Banner>;
}
