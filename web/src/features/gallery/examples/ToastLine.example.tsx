import { ToastLine } from '../../../components/toasts/ToastLine';
import type { Toast } from '../../../lib/toast/toast';
import type { Example } from '../Example';

const show = (toast: Pick<Toast, 'kind' | 'text' | 'action'>) => () => (
  <ToastLine toast={{ key: 1, ...toast }} onClose={() => undefined} />
);

export const example: Example = {
  name: 'ToastLine',
  states: {
    success: show({ kind: 'success', text: '保存しました。' }),
    'with-an-action': show({
      kind: 'info',
      text: 'キープから外しました。',
      action: { label: '元に戻す', run: () => undefined },
    }),
    warning: show({ kind: 'warning', text: 'ほかの端末で変更されました。' }),
    error: show({ kind: 'error', text: '送れませんでした。もう一度お試しください。' }),
  },
};
