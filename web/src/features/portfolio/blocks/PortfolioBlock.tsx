import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { Achievement } from './Achievement';
import styles from './Blocks.module.css';
import { EmbedBlock } from './EmbedBlock';
import { FileBlock } from './FileBlock';
import { ImageBlock } from './ImageBlock';
import { LinkCard } from './LinkCard';
import type { ShownBlock } from './ShownBlock';

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
