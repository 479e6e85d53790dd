import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import styles from './KeepScreen.module.css';
import type { Comparison } from './useComparison';

interface CompareBarProps {
  comparison: Comparison;
  onCompare: () => void;
}

/**
 * A bar that appears when the first job is selected for comparison. Its compare button is enabled from two
 * selected jobs on.
 */
export function CompareBar({ comparison: { jobs, clear, left }, onCompare }: CompareBarProps) {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <div className={styles.compareBar} role="status">
      <span>{left > 0 ? t('keep.compareLeft', { n: left }) : t('keep.compareFull')}</span>
      <span>
        <Button look="text" onClick={clear}>
          {t('keep.compareClear')}
        </Button>
        <Button look="primary" disabled={jobs.length < 2} onClick={onCompare}>
          {t('keep.compare', { n: jobs.length })}
        </Button>
      </span>
    </div>
  );
}
