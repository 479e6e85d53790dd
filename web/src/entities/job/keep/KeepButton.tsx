import HeartFilled from '@ant-design/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import styles from './KeepButton.module.css';

interface KeepButtonProps {
  kept: boolean;
  /** The title of the job. Screen readers read it with the button, because a page has many keep buttons. */
  title: string;
  onToggle: () => void;
  /** True to show a word beside the heart of the keep button. */
  labelled?: boolean;
}

export function KeepButton({ kept, title, onToggle, labelled = false }: KeepButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      look="bare"

      className={`${styles.keep} ${labelled ? styles.labelled : ''}`}
      aria-pressed={kept}
      aria-label={t('common.keep.of', { title })}
      onClick={onToggle}
    >
      {kept ? <HeartFilled className={styles.kept} aria-hidden /> : <HeartOutlined aria-hidden />}
      {labelled && <span>{t(kept ? 'common.keep.kept' : 'common.keep.keep')}</span>}
    </Button>
  );
}
