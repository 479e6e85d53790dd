import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { DiscardJobDocument } from '../../../generated/storedJob';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { toast } from '../../../lib/toast/toast';
import { getJobFailureText } from './getJobFailureText';

interface DiscardedJob {
  id: string;
  version: number;
  title: string | null;
}

/**
 * Returns a function that asks before it deletes a draft. It resolves to null if the job is gone, otherwise to the text
 * that says why it is not; empty if the person does not want to.
 * @param onGone leaves the screen about the job, before the job leaves the cache
 */
export function useDiscardJob(onGone?: () => void | Promise<void>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { cache } = useApolloClient();
  const [mutate] = useMutation(DiscardJobDocument);
  return async ({ id, version, title }: DiscardedJob): Promise<string | null> => {
    const isSure = await confirm({
      title: t('adminJobs.discard.title', { title }),
      content: t('adminJobs.discard.content'),
      confirm: t('adminJobs.discard.submit'),
      danger: true,
    });
    if (!isSure) return '';
    try {
      await mutate({ variables: { id, version } });
      toast.success(t('adminJobs.discard.done'));
      await onGone?.();
      cache.evict({ id: cache.identify({ __typename: 'OpenJob', id }) });
      cache.gc();
      return null;
    } catch (error) {
      const failure = classifyFailure(error);
      return failure.inUse ? t('adminJobs.discard.inUse') : getJobFailureText(t, failure);
    }
  };
}
