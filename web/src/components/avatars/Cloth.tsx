import { type ReactNode, useId } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import { type ClothPatternName, clothPatterns } from './clothPatterns';
import { dressIn } from './dressIn';
import styles from './ClothCover.module.css';

interface ClothProps {
  pattern: ClothPatternName;
  cloth: keyof typeof cloths;
  /** Content on top of the cloth, such as an organization's crest. */
  children?: ReactNode;
}

/** Patterned cloth that fills its parent element. Screen readers skip it. */
export function Cloth({ pattern, cloth, children }: ClothProps) {
  const id = useId();
  const { width, height, lines } = clothPatterns[pattern];
  return (
    <div className={styles.cover} style={dressIn(cloth)} aria-hidden>
      <svg width="100%" height="100%">
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={lines} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {children && <span className={styles.crest}>{children}</span>}
    </div>
  );
}
