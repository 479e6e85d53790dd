import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import styles from './Blocks.module.css';
import { useFileLink } from './useFileLink';

interface ImageBlockProps {
  id: string;
  title: string;
  /** The key of the uploaded picture in the file bucket. */
  content: string;
}

/**
 * A portfolio block with a picture. In the first seconds after the block was published, the picture's public
 * URL does not work yet; the picture is then loaded with a temporary link from the API.
 */
export function ImageBlock({ id, title, content }: ImageBlockProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(pictureUrl(content) ?? null);
  const requestLink = useFileLink({ asGuest: true });
  const isPublished = url === pictureUrl(content);
  const replace = () => {
    if (isPublished) requestLink(id).then(setUrl, () => setUrl(null));
    else setUrl(null);
  };
  if (!url) return <p className={styles.missing}>{t('portfolio.block.imageMissing')}</p>;
  return <img className={styles.image} src={url} alt={title} loading="lazy" onError={replace} />;
}
