import type { CSSProperties } from 'react';
import type { cloths } from '../../lib/theme/palettes';
import styles from './GeneratedAvatar.module.css';
import { getInitials } from './getInitials';
import { hashName } from './hashName';

interface GeneratedAvatarProps {
  /** Of a person; organizations have a crest. */
  name: string;
  /** URL of the uploaded picture. */
  image?: string | null;
  /** In pixels. */
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

/** Screen readers skip it, because the name is written next to it. */
export function GeneratedAvatar({ name, image, size = 32 }: GeneratedAvatarProps) {
  const cloth = `var(--enishi-cloth-${colors[hashName(name) % colors.length]})`;
  return (
    <span
      className={styles.avatar}
      style={{ '--size': `${size}px`, '--cloth': cloth } as CSSProperties}
      aria-hidden
    >
      {image ? <img src={image} alt="" width={size} height={size} loading="lazy" /> : getInitials(name)}
    </span>
  );
}
