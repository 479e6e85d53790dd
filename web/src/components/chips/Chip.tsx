import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  /** The colour of the chip; `warm` is the accent colour. */
  tone?: 'plain' | 'primary' | 'warm' | 'done' | 'quiet';
  children: ReactNode;
}

export const Chip = ({ tone = 'plain', children }: ChipProps) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
);
