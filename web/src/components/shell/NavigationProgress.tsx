import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A thread at the top of the window while the next screen is on its way; what is quick never shows it. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.thread} aria-hidden />;
