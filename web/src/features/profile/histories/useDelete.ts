import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { reportError } from '../../../lib/errors/reportError';
import { toast } from '../../../lib/toast/toast';

interface Deletion {
  /** The name of the record, as the confirmation shows it. */
  name: string;
  /** The consequences of the deletion, in one or two sentences. */
  content: string;
  run: () => Promise<unknown>;
}

/**
 * Returns a function that asks for confirmation, deletes a record, reads the list again with `read` and moves the focus
 * to the heading of the page. A failure is shown in a toast.
 */
export function useDelete(read: () => Promise<unknown>) {
  const confirm = useConfirm();
  const { t } = useTranslation();
  return async ({ name, content, run }: Deletion) => {
    const title = t('histories.delete.title', { name });
    if (!(await confirm({ title, content, confirm: t('histories.delete.confirm'), danger: true }))) return;
    try {
      await run();
      toast.success(t('histories.delete.done', { name }));
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'Unexpected') await reportError('deleteFromCareer', error);
      toast.error(describeFailure(t, failure));
      if (failure.kind !== 'NotFound') return;
    }
    await read().catch(() => undefined);
    document.querySelector<HTMLElement>('#main h1')?.focus();
  };
}
