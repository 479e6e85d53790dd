import { Fragment, type ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Lists names with their values, for example the conditions of a job. Rows without a value are left out. */
export function DescriptionList({ items }: { items: [name: string, value: ReactNode][] }) {
  const given = items.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <dl className={styles.list}>
      {given.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
