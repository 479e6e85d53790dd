import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chips/Chip';
import styles from './KeepScreen.module.css';

interface ClosedKeepProps {
  title: string | null;
  onRemove: () => void;
}

/** A kept job that has been closed. Only its title is shown. */
export function ClosedKeep({ title, onRemove }: ClosedKeepProps) {
  const { t } = useTranslation();
  const name = title ?? t('keep.goneTitle');
  return (
    <article className={styles.gone}>
      <div>
        <Chip tone="quiet">{t('common.state.closed')}</Chip>
        <strong lang={title ? 'ja' : undefined}>{name}</strong>
        <small>{t('keep.gone')}</small>
      </div>
      <Button type="text" aria-label={t('keep.removeOf', { title: name })} onClick={onRemove}>
        {t('keep.remove')}
      </Button>
    </article>
  );
}
