import { useTranslation } from 'react-i18next';
import { Visibility } from '../../../components/page/Visibility';

interface PublishedSwitchProps {
  /** The name of the block, for screen readers. */
  name: string;
  value?: boolean;
  onChange?: (isPublished: boolean) => void;
}

/** A switch that publishes a portfolio block, and says in words who sees the block. */
export function PublishedSwitch({ name, value = false, onChange }: PublishedSwitchProps) {
  const { t } = useTranslation();
  return (
    <Visibility isVisible={value} onChange={onChange} of={t('portfolio.editor.publishedOf', { name })}>
      {t(value ? 'portfolio.editor.published' : 'portfolio.editor.unpublished')}
    </Visibility>
  );
}
