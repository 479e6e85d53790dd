import type { CSSProperties, ReactNode } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import { dressIn } from './dressIn';
import styles from './GeneratedAvatar.module.css';
import { useShownPicture } from '../../lib/files/useShownPicture';
import { getInitials } from './getInitials';
import { hashName } from './hashName';

interface GeneratedAvatarProps {
  /** The name of a person. For organizations, use a Crest. */
  name: string;
  /** What the colour follows; by default the name. */
  colorBy?: string;
  /** The person's uploaded picture, as its key in the file bucket or a URL. */
  image?: string | null;
  /** The width and height of the avatar in pixels. */
  size?: number;
  /** What is drawn behind the letters: an svg element. The letters are then smaller. */
  children?: ReactNode;
}

const colors: (keyof typeof cloths)[] = [
  'indigo',
  'asagi',
  'wakatake',
  'sakuranezu',
  'fuji',
  'susutake',
  'sumi',
];

/**
 * A person's picture or, without one, the initials of their name on a colour derived from the name. Screen
 * readers skip it, because the name is written next to it.
 */
export function GeneratedAvatar({ name, colorBy = name, image, size = 32, children }: GeneratedAvatarProps) {
  const { url, onError } = useShownPicture(image);
  const cloth = colors[hashName(colorBy) % colors.length]!;
  return (
    <span
      className={styles.avatar}
      style={{ '--size': `${size}px`, ...dressIn(cloth) } as CSSProperties}
      data-picture
      aria-hidden
    >
      {url ? (
        <img src={url} alt="" width={size} height={size} loading="lazy" onError={onError} />
      ) : (
        <>
          {children}
          {getInitials(name)}
        </>
      )}
    </span>
  );
}
