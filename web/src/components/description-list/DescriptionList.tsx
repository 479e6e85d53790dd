import { Fragment, type ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Names with their values; rows without a value are omitted. */
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
