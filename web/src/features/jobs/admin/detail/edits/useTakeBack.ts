import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../../components/overlays/useConfirm';
import { TakeBackJobEditDocument } from '../../../../../generated/takeBackEdit';
import { classifyFailure } from '../../../../../lib/errors/classifyFailure';
import { toast } from '../../../../../lib/toast/toast';
import { getJobFailureText } from '../../../state/getJobFailureText';

/**
 * Returns a function that takes back an edit of a job after the person has confirmed it, and why the last
 * attempt failed. `onDone` reads the edits again.
 */
export function useTakeBack(id: string, onDone: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [mutate, { loading }] = useMutation(TakeBackJobEditDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    isBusy: loading,
    async takeBack(entryId: string) {
      const isSure = await confirm({
        title: t('adminJobs.edits.title'),
        content: t('adminJobs.edits.content'),
        confirm: t('adminJobs.edits.takeBack'),
      });
      if (!isSure) return;
      setRefusal(null);
      try {
        await mutate({ variables: { input: { id, entryId } } });
        toast.success(t('adminJobs.edits.done'));
      } catch (error) {
        const failure = classifyFailure(error);
        setRefusal(
          failure.kind === 'Conflict' ? t('adminJobs.edits.conflict') : getJobFailureText(t, failure),
        );
      }
      onDone();
    },
  };
}
