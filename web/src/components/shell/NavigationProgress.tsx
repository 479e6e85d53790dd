import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/**
 * Shows a moving line at the top of the window while the next screen loads. It stays invisible when loading
 * is quick.
 */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.thread} aria-hidden />;
