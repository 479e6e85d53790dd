import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import { PathSheet } from './PathSheet';
import styles from './PortfolioEditor.module.css';
import type { StoredPath } from './StoredPath';

interface PathSectionProps {
  stored: StoredPath;
  /** Reads the path of the portfolio again as it is stored now. */
  read: () => Promise<StoredPath>;
}

/** Shows the public URL of the portfolio, with buttons to open, copy and change it. */
export function PathSection({ stored, read }: PathSectionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const path = stored.portfolioPath && paths.portfolio(stored.portfolioPath);
  const url = path && `${window.location.origin}${path}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('portfolio.editor.path.copied'));
    } catch {
      toast.error(t('portfolio.editor.path.notCopied'));
    }
  };
  return (
    <section className={styles.path} aria-label={t('portfolio.editor.path.title')}>
      <p className={styles.url}>
        <small>{t('portfolio.editor.path.title')}</small>
        <span>{url ?? t('portfolio.editor.path.none')}</span>
      </p>
      <div className={styles.actions}>
        {path && url && (
          <>
            <Link to={path}>{t('portfolio.editor.path.open')}</Link>
            <Button look="text" onClick={() => void copy(url)}>
              {t('portfolio.editor.path.copy')}
            </Button>
          </>
        )}
        <Button onClick={() => setOpen(true)}>{t('portfolio.editor.path.change')}</Button>
      </div>
      {isOpen && <PathSheet stored={stored} read={read} onClose={() => setOpen(false)} />}
    </section>
  );
}
