import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Sheet } from '../../../components/overlays/Sheet';
import { WithAntd } from '../../../components/WithAntd';
import { JobFilters } from './JobFilters';
import type { JobFiltersProps } from './JobFiltersProps';
import styles from './JobResultsScreen.module.css';

interface JobFiltersSheetProps extends JobFiltersProps {
  /** The number of jobs that the search finds; undefined while it loads. */
  total?: number;
  onClose: () => void;
}

/**
 * The sheet with the filters of the job search on phones. The button that closes it shows the number of
 * results.
 */
export function JobFiltersSheet({ total, onClose, ...panel }: JobFiltersSheetProps) {
  const { t } = useTranslation();
  return (
    <WithAntd>
      <Sheet
        open
        title={t('jobs.result.filters')}
        onClose={onClose}
        footer={
          <Button look="primary" size="large" className={styles.show} onClick={onClose}>
            {total === undefined ? t('jobs.result.showAny') : t('jobs.result.showResults', { n: total })}
          </Button>
        }
      >
        <JobFilters {...panel} />
      </Sheet>
    </WithAntd>
  );
}
