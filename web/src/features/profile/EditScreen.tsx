import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import styles from './EditScreen.module.css';

interface EditScreenProps {
  title: string;
  lead: ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
  /** The form; undefined while its data are loading. */
  children: ReactNode;
}

/**
 * The layout of the screens on which talents edit their profile: a heading, and below it the form. While the
 * form is undefined, a placeholder or the error is shown instead.
 */
export const EditScreen = ({ title, lead, hasFailed, onRetry, children }: EditScreenProps) => (
  <div className={styles.screen}>
    <PageHead title={title} state={lead} />
    {hasFailed && !children && <LoadFailed onRetry={onRetry} />}
    {!hasFailed && !children && <Skeleton shape="form" count={6} />}
    {children}
  </div>
);
