import { useTranslation } from 'react-i18next';
import { Visibility } from '../../../components/page/Visibility';

interface PublishedSwitchProps {
  /** What the block is called. */
  name: string;
  value?: boolean;
  onChange?: (isPublished: boolean) => void;
}

/** A switch that says in words who sees a block of the portfolio. */
export function PublishedSwitch({ name, value = false, onChange }: PublishedSwitchProps) {
  const { t } = useTranslation();
  return (
    <Visibility isVisible={value} onChange={onChange} of={t('portfolio.editor.publishedOf', { name })}>
      {t(value ? 'portfolio.editor.published' : 'portfolio.editor.unpublished')}
    </Visibility>
  );
}
