import { Fragment, type ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Names and their values; a value that is not told takes its row with it. */
export function FactsTable({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const told = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <dl className={styles.facts}>
      {told.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
