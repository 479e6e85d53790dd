import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../overlays/useConfirm';

/**
 * Returns a function that asks the person whether to leave a form with unsaved changes. It resolves to true
 * if they want to leave.
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation();
  return () =>
    confirm({
      title: t('editing.leave.title'),
      content: t('editing.leave.content'),
      confirm: t('editing.leave.confirm'),
    });
}
