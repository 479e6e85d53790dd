import { App } from 'antd';
import { useTranslation } from 'react-i18next';

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
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return async ({ title, content, confirm, danger = false }) =>
    await modal.confirm({
      title,
      content,
      okText: confirm,
      okButtonProps: { danger },
      cancelText: t('common.cancel'),
      centered: true,
    });
}
