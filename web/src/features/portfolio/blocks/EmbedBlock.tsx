import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import styles from './Blocks.module.css';
import { LinkCard } from './LinkCard';
import { parseEmbed } from './parseEmbed';

/**
 * A portfolio block with a video, slides or a repository on another site. Nothing is loaded from that site
 * until the visitor clicks, so that the site learns nothing about the visitor before. If the site does not
 * allow its page to be shown in a frame, the block is only a link to the page.
 */
export function EmbedBlock({ title, content }: { title: string; content: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const embed = parseEmbed(content);
  if (!embed?.player) return <LinkCard title={title} url={content} site={embed?.site} />;
  if (isOpen) {
    return (
      <iframe
        className={styles.frame}
        src={embed.player}
        title={title || embed.site}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    );
  }
  return (
    <Button look="bare" className={styles.play} onClick={() => setOpen(true)}>
      <PlayCircleOutlined aria-hidden />
      <strong>{t('portfolio.block.play', { site: embed.site })}</strong>
      <small>{t('portfolio.block.playNote', { site: embed.site })}</small>
    </Button>
  );
}
