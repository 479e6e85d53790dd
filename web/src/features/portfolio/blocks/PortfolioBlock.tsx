import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { Achievement } from './Achievement';
import styles from './Blocks.module.css';
import { EmbedBlock } from './EmbedBlock';
import { FileBlock } from './FileBlock';
import { LinkCard } from './LinkCard';
import type { ShownBlock } from './ShownBlock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '../../../lib/files/pictureUrl';
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
function ImageBlock({ id, title, content }: ImageBlockProps) {
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

function BlockContent({ block }: { block: ShownBlock }) {
  const { id, type, title, content, achievement } = block;
  if (type === 'LINK') return <LinkCard title={title} url={content} />;
  if (type === 'EMBED') return <EmbedBlock title={title} content={content} />;
  if (type === 'IMAGE') return <ImageBlock id={id} title={title} content={content} />;
  if (type === 'FILE') return <FileBlock id={id} title={title} />;
  if (type === 'ACHIEVEMENT') return achievement && <Achievement achievement={achievement} as="h3" />;
  return <FormattedText text={content} />;
}

/** The types of portfolio blocks whose content already shows the title, so that no heading is added. */
const TITLED = ['LINK', 'FILE'];

/** Shows one block of a portfolio as visitors see it. */
export const PortfolioBlock = ({ block }: { block: ShownBlock }) => (
  <section className={styles.block} aria-label={block.title || undefined}>
    {block.title && !TITLED.includes(block.type ?? '') && <h2 lang="ja">{block.title}</h2>}
    <BlockContent block={block} />
  </section>
);
