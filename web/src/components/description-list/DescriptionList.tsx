import { Fragment, type ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  items: [name: string, value: ReactNode][];
  /** True for two rows beside each other where there is room for both. */
  paired?: boolean;
}

/** Lists names with their values, for example the conditions of a job. Rows without a value are left out. */
export function DescriptionList({ items, paired = false }: DescriptionListProps) {
  const given = items.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <div className={styles.frame}>
      <dl className={styles.list} data-paired={paired}>
        {given.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
