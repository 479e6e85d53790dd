import { useTranslation } from 'react-i18next';
import type { RejectionReason } from '../../generated/schema';
import { formatDate } from '../../lib/format/formatDate';
import styles from './Decision.module.css';

interface DecisionProps {
  decision: { reason: RejectionReason; note: string | null; at: string } | null;
}

/** What colleagues noted about a rejection. The API returns it to job staff and administrators alone. */
export function Decision({ decision }: DecisionProps) {
  const { t } = useTranslation();
  if (!decision) return null;
  return (
    <section className={styles.decision}>
      <h3>{t('relation.decision')}</h3>
      <p>{t(`relation.rejection.${decision.reason}`)}</p>
      {decision.note && <p lang="ja">{decision.note}</p>}
      <small>
        {formatDate(decision.at)} {t('relation.decisionHint')}
      </small>
    </section>
  );
}
