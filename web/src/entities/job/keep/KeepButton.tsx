import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../../components/buttons/HeartButton';

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
    <HeartButton
      pressed={kept}
      name={t('common.keep.of', { title })}
      word={labelled ? t(kept ? 'common.keep.kept' : 'common.keep.keep') : undefined}
      onToggle={onToggle}
    />
  );
}
