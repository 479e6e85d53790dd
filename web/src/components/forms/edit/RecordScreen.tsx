import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { LoadFailed } from '../../feedback/LoadFailed';
import { Skeleton } from '../../feedback/Skeleton';
import { PageHead } from '../../page/PageHead';
import styles from './RecordScreen.module.css';

interface RecordScreenProps {
  title: string;
  lead?: ReactNode;
  /** The list to which the record belongs. */
  list: { path: string; title: string };
  /** True when the record does not exist. The app then goes to the page for unknown URLs. */
  isMissing?: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** The form; undefined while its record is loading. */
  children: ReactNode;
}

/** The layout of screens on which administrators edit one record: the way back to the list, a heading and the form. */
export function RecordScreen(props: RecordScreenProps) {
  const { title, lead, list, isMissing, hasFailed, onRetry, children } = props;
  if (isMissing) return <Navigate to={paths.notFound} replace />;
  return (
    <div className={styles.screen}>
      <Link to={list.path} className={styles.back}>
        {list.title}
      </Link>
      <PageHead title={title} state={lead} />
      {hasFailed && !children && <LoadFailed onRetry={onRetry} />}
      {!hasFailed && !children && <Skeleton shape="form" count={6} />}
      {children}
    </div>
  );
}
