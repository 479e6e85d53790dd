import type { ReactNode } from 'react';
import styles from './FilterSection.module.css';

interface FilterSectionProps {
  title: string;
  /**
   * The number of active filters in this section, shown beside its title. With at least one, the section is
   * open even if `open` is false.
   */
  active?: number;
  open?: boolean;
  children: ReactNode;
}

export const FilterSection = ({ title, active = 0, open = true, children }: FilterSectionProps) => (
  <details className={styles.section} open={open || active > 0}>
    <summary>
      {title}
      {active > 0 && (
        <span data-count className={styles.active}>
          {active}
        </span>
      )}
    </summary>
    {children}
  </details>
);
