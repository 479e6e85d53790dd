import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmContext } from '../../lib/theme/confirmContext';

interface Question {
  title: string;
  /** A text that explains the consequences of the action. */
  content?: string;
  /** The label of the button that confirms the action. */
  confirm: string;
  danger?: boolean;
}

/**
 * Returns a function that asks the person to confirm an action. It resolves to true when they confirm, and to
 * false when they cancel.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const modal = useContext(confirmContext);
  const { t } = useTranslation();
  return async ({ title, content, confirm, danger = false }) => {
    if (!modal) throw new Error('useConfirm needs WithConfirm around it.');
    return await modal.confirm({
      title,
      content,
      okText: confirm,
      okButtonProps: { danger },
      cancelText: t('common.cancel'),
      centered: true,
    });
  };
}
