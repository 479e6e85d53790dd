import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { EditedJobDocument } from '../../../../generated/editJob';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import { useCopyJob } from '../../copy/useCopyJob';
import { getJobFailureText } from '../../state/getJobFailureText';
import { jobChanges } from '../../state/jobChanges';
import { useChangeJob } from '../../state/useChangeJob';
import { useDiscardJob } from '../../state/useDiscardJob';

/**
 * Returns what a member of an organization can do with a job in the list, and why the last action failed. After a
 * conflict `onConflict` reads the list again.
 */
export function useOwnJobActions(job: ListedJobFragment, onConflict: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const change = useChangeJob();
  const copy = useCopyJob('client');
  const discard = useDiscardJob();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await action();
    } catch (error) {
      setRefusal(getJobFailureText(t, classifyFailure(error)));
    } finally {
      setIsBusy(false);
    }
  };
  const closeNow = async () => {
    const failure = await change(job, jobChanges.close);
    if (!failure) toast.success(t('clientJobs.done.closed'));
    else setRefusal(getJobFailureText(t, failure));
    if (failure?.kind === 'Conflict') onConflict();
  };
  const copyNow = async () => {
    const { data } = await client.query({
      ...{ query: EditedJobDocument, variables: { id: job.id }, fetchPolicy: 'network-only' },
    });
    if (!data?.getOpenJob) throw new Error('The job does not exist.');
    const id = await copy(data.getOpenJob, (title) => t('clientJobs.copyOf', { title }));
    toast.success(t('clientJobs.done.copied'));
    await navigate(paths.clientEditJob(id));
  };
  return {
    refusal,
    isBusy,
    close: async () => {
      const isSure = await confirm({
        title: t('clientJobs.close.title'),
        content: t('clientJobs.close.content'),
        confirm: t('clientJobs.close.submit'),
        danger: true,
      });
      if (isSure) await run(closeNow);
    },
    discard: () => run(async () => setRefusal((await discard(job)) || null)),
    duplicate: () => run(copyNow),
  };
}
