import styles from './SkeletonBlock.module.css';

interface SkeletonBlockProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
}

export const SkeletonBlock = ({ width = '100%', height = '1em' }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height }} />
);
