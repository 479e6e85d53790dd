import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { useTranslation } from 'react-i18next';
import styles from './Blocks.module.css';
import { readHttpsUrl } from './readHttpsUrl';

interface LinkCardProps {
  title: string;
  url: string;
  /** The name of the linked site; by default its host name. */
  site?: string;
}

/** A link to another site, with the name of that site. Renders nothing when `url` is not an https URL. */
export function LinkCard({ title, url, site }: LinkCardProps) {
  const { t } = useTranslation();
  const target = readHttpsUrl(url);
  if (!target) return null;
  return (
    <a className={styles.link} href={target.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <LinkOutlined aria-hidden />
      <span>
        <strong lang="ja">{title || target.hostname}</strong>
        <small>
          {site ?? target.hostname} {t('portfolio.block.newTab')}
        </small>
      </span>
    </a>
  );
}
