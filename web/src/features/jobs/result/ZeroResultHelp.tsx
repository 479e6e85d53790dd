import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import type { ActiveFilter } from '../search/listActiveFilters';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { useRelaxedCounts } from './useRelaxedCounts';
import styles from './ZeroResultHelp.module.css';

interface ZeroResultHelpProps {
  filters: ActiveFilter[];
  onChange: (next: JobSearch) => void;
  onClear: () => void;
}

/**
 * Help for a job search that finds nothing: lists the filters that could be removed, each with the number of
 * jobs that the search would then find.
 */
export function ZeroResultHelp({ filters, onChange, onClear }: ZeroResultHelpProps) {
  const { t } = useTranslation();
  const helpful = useRelaxedCounts(filters);
  return (
    <EmptyState
      illustration="search"
      action={
        <>
          {helpful.length > 0 && (
            <Grid className={styles.help} gap={8} justify="center">
              <p>{t('jobs.result.noneHelp')}</p>
              {helpful.map(({ filter, total }) => (
                <Button key={filter.key} onClick={() => onChange(filter.without)}>
                  {t('jobs.result.noneDrop', { label: filter.label })}
                  <small>{t('jobs.top.jobCount', { n: total })}</small>
                </Button>
              ))}
            </Grid>
          )}
          <Button look="primary" onClick={onClear}>
            {t('jobs.result.noneAll')}
          </Button>
        </>
      }
    >
      {t('jobs.result.none')}
    </EmptyState>
  );
}
