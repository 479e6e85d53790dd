import { App } from 'antd';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  /** Explains the consequences. */
  content?: string;
  /** Label of the button that confirms. */
  confirm: string;
  danger?: boolean;
}

/** Asks before an action that cannot be undone. Resolves to false when the person cancels. */
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
