import type { ReactNode } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import type { ClothPatternName } from './clothPatterns';
import { dressIn } from './dressIn';
import styles from './ClothCover.module.css';
import { Weave } from './Weave';

interface ClothProps {
  pattern: ClothPatternName;
  cloth: keyof typeof cloths;
  /** Content on top of the cloth, such as an organization's crest. */
  children?: ReactNode;
}

/** Patterned cloth that fills its parent element. Screen readers skip it. */
export function Cloth({ pattern, cloth, children }: ClothProps) {
  return (
    <div className={styles.cover} style={dressIn(cloth)} aria-hidden>
      <Weave pattern={pattern} />
      {children && <span className={styles.crest}>{children}</span>}
    </div>
  );
}
