import type { ComponentProps } from 'react';
import { useShownPicture } from '../../lib/files/useShownPicture';
import { Cloth } from './Cloth';
import styles from './ClothCover.module.css';

interface ClothCoverProps extends ComponentProps<typeof Cloth> {
  /**
   * An uploaded picture that is shown instead of the patterned cloth, as its key in the file bucket or a
   * URL.
   */
  image?: string | null;
}

/**
 * A cover that fills its parent element with an uploaded picture or, without one, with patterned cloth.
 * Screen readers skip it.
 */
export function ClothCover({ image, ...cloth }: ClothCoverProps) {
  const { url, onError } = useShownPicture(image);
  if (url) return <img className={styles.image} src={url} alt="" loading="lazy" onError={onError} />;
  return <Cloth {...cloth} />;
}
