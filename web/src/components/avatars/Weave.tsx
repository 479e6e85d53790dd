import { useId } from 'react';
import { type ClothPatternName, clothPatterns } from './clothPatterns';
import styles from './Weave.module.css';

interface WeaveProps {
  pattern: ClothPatternName;
  /** How large the pattern is; 1 is the size on covers. */
  scale?: number;
}

/** The lines of a cloth's pattern, which fill the positioned parent element. Their colour is `--cloth-line`. */
export function Weave({ pattern, scale = 1 }: WeaveProps) {
  const id = useId();
  const { width, height, lines } = clothPatterns[pattern];
  return (
    <svg className={styles.weave} width="100%" height="100%">
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path d={lines} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
