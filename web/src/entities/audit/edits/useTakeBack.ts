import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { toast } from '../../../lib/toast/toast';

interface TakeBackOptions {
  /** Sends the mutation that takes back the edit with this audit entry. */
  send: (entryId: string) => Promise<unknown>;
  getFailureText: (failure: Failure) => string;
  /** Reads the edits again. */
  onDone: () => void;
}

/**
 * Returns a function that takes back an edit after the person has confirmed it, and why the last attempt
 * failed.
 */
export function useTakeBack({ send, getFailureText, onDone }: TakeBackOptions) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    isBusy,
    async takeBack(entryId: string) {
      const isSure = await confirm({
        title: t('audit.edits.title'),
        content: t('audit.edits.content'),
        confirm: t('audit.edits.takeBack'),
      });
      if (!isSure) return;
      setRefusal(null);
      setIsBusy(true);
      try {
        await send(entryId);
        toast.success(t('audit.edits.done'));
      } catch (error) {
        const failure = classifyFailure(error);
        setRefusal(failure.kind === 'Conflict' ? t('audit.edits.conflict') : getFailureText(failure));
      }
      setIsBusy(false);
      onDone();
    },
  };
}
