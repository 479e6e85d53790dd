import type { CSSProperties } from 'react';
import styles from './GeneratedAvatar.module.css';
import { initialsOf } from './initialsOf';
import { pictureSeed } from './pictureSeed';

interface GeneratedAvatarProps {
  name: string;
  /** The uploaded picture, when there is one. */
  image?: string | null;
  /** Pixels. */
  size?: number;
}

/** Decoration beside a name that is written out: silent for screen readers. */
export function GeneratedAvatar({ name, image, size = 32 }: GeneratedAvatarProps) {
  const box = { '--size': `${size}px`, '--hue': pictureSeed(name).hue } as CSSProperties;
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {image ? <img src={image} alt="" width={size} height={size} loading="lazy" /> : initialsOf(name)}
    </span>
  );
}
