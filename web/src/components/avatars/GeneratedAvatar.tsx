import type { CSSProperties } from 'react';
import styles from './GeneratedAvatar.module.css';
import { getInitials } from './getInitials';
import { derivePictureSeed } from './derivePictureSeed';

interface GeneratedAvatarProps {
  name: string;
  /** The URL of the uploaded picture; null or undefined for a generated one. */
  image?: string | null;
  /** The width and the height of the picture in pixels. */
  size?: number;
}

/**
 * A round picture of a person or an organization, generated from the name if none was uploaded. Screen
 * readers skip it, because the name is written next to it.
 */
export function GeneratedAvatar({ name, image, size = 32 }: GeneratedAvatarProps) {
  const box = { '--size': `${size}px`, '--cloth': derivePictureSeed(name).cloth } as CSSProperties;
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {image ? <img src={image} alt="" width={size} height={size} loading="lazy" /> : getInitials(name)}
    </span>
  );
}
