import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A line at the top of the window while the next screen loads; invisible when that is quick. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.thread} aria-hidden />;
