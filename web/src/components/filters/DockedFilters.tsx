import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { Button } from '../buttons/Button';
import { useMovable } from '../layout/useMovable';
import { Sheet } from '../overlays/Sheet';
import styles from './DockedFilters.module.css';

interface DockedFiltersProps {
  /** The number of filters that are currently set. */
  active: number;
  filters: ReactNode;
  /** The list of results to which the filters apply. */
  children: ReactNode;
}

/**
 * Filters and their results: on wide screens the filters are docked beside the results and cover nothing; on
 * phones they open in a sheet.
 */
export function DockedFilters({ active, filters, children }: DockedFiltersProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const title = t('common.filters');
  const { content, place } = useMovable(filters);
  return (
    <div className={styles.page}>
      {content}
      {isNarrow ? (
        <div>
          <Button onClick={() => setIsOpen(true)}>
            {active > 0 ? t('common.filtersActive', { n: active }) : title}
          </Button>
          <Sheet open={isOpen} title={title} onClose={() => setIsOpen(false)}>
            {place}
          </Sheet>
        </div>
      ) : (
        <aside className={styles.docked} aria-label={title}>
          <h2>{active > 0 ? t('common.filtersActive', { n: active }) : title}</h2>
          {place}
        </aside>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
