import { useTranslation } from 'react-i18next';
import type { InvolvementRowFragment } from '../../generated/involvement';
import { formatDate } from '../../lib/format/formatDate';
import styles from './ScoutFacts.module.css';

/** The days on which a talent was scouted or recommended for a job, and of what followed. */
export function ScoutFacts({ involvement }: { involvement: InvolvementRowFragment }) {
  const { t } = useTranslation();
  const { involveType, createdAt, scoutedAt, openedAt, repliedAt, appliedAt } = involvement;
  const isScout = involveType === 'SCOUTED';
  const days = [
    [isScout ? 'sent' : 'recommended', (isScout && scoutedAt) || createdAt],
    ['opened', isScout ? openedAt : null],
    // An application is said as one.
    ['replied', isScout && repliedAt !== appliedAt ? repliedAt : null],
    ['applied', appliedAt],
  ] as const;
  return (
    <p className={styles.facts}>
      {days.map(
        ([kind, at]) =>
          at && (
            <time key={kind} dateTime={at}>
              {t(`scouting.days.${kind}`, { at: formatDate(at) })}
            </time>
          ),
      )}
    </p>
  );
}
