import { type CSSProperties, useId } from 'react';
import { coverPatterns } from './coverPatterns';
import styles from './GeneratedCover.module.css';
import { derivePictureSeed } from './derivePictureSeed';

interface GeneratedCoverProps {
  name: string;
  /** The URL of the uploaded picture; null or undefined for a generated pattern. */
  image?: string | null;
}

/**
 * A cover picture that fills its container: the uploaded picture, or a pattern derived from the name. Screen
 * readers skip it.
 */
export function GeneratedCover({ name, image }: GeneratedCoverProps) {
  const id = useId();
  if (image) return <img className={styles.image} src={image} alt="" loading="lazy" />;
  const { cloth, choice } = derivePictureSeed(name);
  const { width, height, lines } = coverPatterns[choice % coverPatterns.length]!;
  return (
    <svg className={styles.cover} style={{ '--cloth': cloth } as CSSProperties} aria-hidden>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={lines} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
