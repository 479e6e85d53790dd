import { type ReactNode, useId } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import { useShownPicture } from '../../lib/files/useShownPicture';
import { type ClothPatternName, clothPatterns } from './clothPatterns';
import { dressIn } from './dressIn';
import styles from './ClothCover.module.css';

interface ClothCoverProps {
  pattern: ClothPatternName;
  cloth: keyof typeof cloths;
  /**
   * An uploaded picture that is shown instead of the patterned cloth, as its key in the file bucket or a
   * URL.
   */
  image?: string | null;
  /** Content on top of the cloth, such as an organization's crest. */
  children?: ReactNode;
}

/**
 * A cover that fills its parent element with an uploaded picture or, without one, with patterned cloth.
 * Screen readers skip it.
 */
export function ClothCover({ pattern, cloth, image, children }: ClothCoverProps) {
  const id = useId();
  const { url, onError } = useShownPicture(image);
  if (url) return <img className={styles.image} src={url} alt="" loading="lazy" onError={onError} />;
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
