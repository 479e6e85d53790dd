import styles from './SkeletonBlock.module.css';

interface SkeletonBlockProps {
  /** The width of the placeholder as a CSS length. */
  width?: string;
  height?: string;
}

export const SkeletonBlock = ({ width = '100%', height = '1em' }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height }} />
);
