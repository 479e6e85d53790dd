import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  /** `warm` is the accent colour: at most one per card. */
  tone?: 'plain' | 'primary' | 'warm' | 'done' | 'quiet';
  children: ReactNode;
}

export const Chip = ({ tone = 'plain', children }: ChipProps) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
);
