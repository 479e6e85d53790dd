import type { CSSProperties } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import { type ClothPatternName, clothPatterns } from './clothPatterns';
import { dressIn } from './dressIn';
import styles from './GeneratedAvatar.module.css';
import { useShownPicture } from '../../lib/files/useShownPicture';
import { getInitials } from './getInitials';
import { hashName } from './hashName';
import { Weave } from './Weave';

interface GeneratedAvatarProps {
  /** The name of a person. For organizations, use a Crest. */
  name: string;
  /**
   * The person's id, where names may be initials that several people share. The colour then follows the id, and
   * the avatar has a rim of patterned cloth.
   */
  id?: string;
  /** The person's uploaded picture, as its key in the file bucket or a URL. */
  image?: string | null;
  /** The width and height of the avatar in pixels. */
  size?: number;
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

const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/**
 * A person's picture or, without one, the initials of their name on a colour derived from the name
 * or the id. Screen
 * readers skip it, because the name is written next to it.
 */
export function GeneratedAvatar({ name, id, image, size = 32 }: GeneratedAvatarProps) {
  const { url, onError } = useShownPicture(image);
  const hash = hashName(id ?? name);
  const cloth = colors[hash % colors.length]!;
  const pattern = id === undefined ? null : patterns[(hash >>> 8) % patterns.length]!;
  const letters = getInitials(name);
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
          {pattern && <Weave pattern={pattern} scale={0.5} />}
          <span className={styles.letters} data-many={letters.length > 1}>
            {letters}
          </span>
        </>
      )}
    </span>
  );
}
