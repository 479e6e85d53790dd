import { type CSSProperties, useState } from 'react';
import styles from './Crest.module.css';
import { pictureUrl } from '../../lib/files/pictureUrl';
import { crestMotifs } from './crestMotifs';
import { hashName } from './hashName';

/** A shop curtain (暖簾): a rod and three panels. There is somebody behind it, who does not show the name yet. */
const CURTAIN = 'M10 17h28M13 17v14h6.5V17M20.5 17v14h7V17M28.5 17v14H35V17';

interface CrestProps {
  /**
   * The organization's name as it is shown. Null when the job hides the name; the crest is then a shop
   * curtain in a ring.
   */
  name: string | null;
  /**
   * The organization's uploaded picture, as its key in the file bucket or a URL. It replaces the crest if
   * it can be loaded.
   */
  image?: string | null;
  /** The width and height of the crest in pixels. */
  size?: number;
}

/**
 * The uploaded picture of an organization or, without one, a family crest chosen by the organization's name.
 * Screen readers skip it, because the name is written next to it.
 */
export function Crest({ name, image, size = 32 }: CrestProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { '--size': `${size}px` } as CSSProperties;
  const motif = name === null ? null : crestMotifs[(hashName(name) >>> 8) % crestMotifs.length]!;
  const turns = motif?.turns ?? 1;
  return (
    <span className={styles.crest} style={box} aria-hidden>
      {image && image !== broken ? (
        <img
          src={pictureUrl(image)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(image)}
        />
      ) : (
        <svg viewBox="0 0 48 48" width={size} height={size}>
          <circle className={styles.ring} cx={24} cy={24} r={20.5} />
          {name === null && <path className={styles.curtain} d={CURTAIN} />}
          <g className={styles.motif}>
            {motif &&
              Array.from({ length: turns }, (_, turn) => (
                <path
                  key={turn}
                  d={motif.outline}
                  fillRule="evenodd"
                  transform={`rotate(${(360 / turns) * turn} 24 24)`}
                />
              ))}
          </g>
        </svg>
      )}
    </span>
  );
}
