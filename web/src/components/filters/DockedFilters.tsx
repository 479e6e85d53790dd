import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { ActionButton } from '../buttons/ActionButton';
import { Sheet } from '../overlays/Sheet';
import styles from './DockedFilters.module.css';

interface DockedFiltersProps {
  /** The number of filters that are set. */
  active: number;
  filters: ReactNode;
  /** What is filtered. */
  children: ReactNode;
}

/** Filters beside what they filter: docked at the start, so that they hide nothing; in a sheet on telephones. */
export function DockedFilters({ active, filters, children }: DockedFiltersProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const title = t('common.filters');
  return (
    <div className={styles.page}>
      {isNarrow ? (
        <div>
          <ActionButton onClick={() => setIsOpen(true)}>
            {active > 0 ? t('common.filtersActive', { n: active }) : title}
          </ActionButton>
          <Sheet open={isOpen} title={title} onClose={() => setIsOpen(false)}>
            {filters}
          </Sheet>
        </div>
      ) : (
        <aside className={styles.docked} aria-label={title}>
          <h2>{active > 0 ? t('common.filtersActive', { n: active }) : title}</h2>
          {filters}
        </aside>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
