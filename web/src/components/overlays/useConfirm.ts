import { App } from 'antd';
import { useTranslation } from 'react-i18next';

interface Question {
  title: string;
  /** What will follow from it. */
  content?: string;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean;
}

/** Asks before what cannot be undone. Resolves to false when the person thinks better of it. */
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
