import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import { describePublication } from '../../state/describePublication';
import { getJobFailureText } from '../../state/getJobFailureText';
import { jobChanges } from '../../state/jobChanges';
import { type JobChange, useChangeJob } from '../../state/useChangeJob';
import type { DetailedJob } from './DetailedJob';
import { useCopyJob } from '../../copy/useCopyJob';
import { useDiscardJob } from '../../state/useDiscardJob';

/**
 * Returns what an administrator can do with a job, and why the last action failed. After a conflict `onConflict`
 * reads the job again.
 */
export function useJobActions(job: DetailedJob, onConflict: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const change = useChangeJob();
  const copy = useCopyJob('admin');
  const discard = useDiscardJob(() => navigate(paths.adminJobs, { replace: true }));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (input: JobChange, done: 'published' | 'closed' | 'sentBack') => {
    setIsBusy(true);
    setRefusal(null);
    const failure = await change(job, input);
    setIsBusy(false);
    if (!failure) toast.success(t(`adminJobs.done.${done}`));
    else setRefusal(getJobFailureText(t, failure));
    if (failure?.kind === 'Conflict') onConflict();
    return failure === null;
  };
  const ask = (action: 'publish' | 'close') =>
    confirm({
      title: t(`adminJobs.${action}.title`),
      content: action === 'publish' ? describePublication(job, t) : t('adminJobs.close.content'),
      confirm: t(`adminJobs.${action}.submit`),
      danger: action === 'close',
    });
  return {
    refusal,
    isBusy,
    publish: async () => void ((await ask('publish')) && (await run(jobChanges.publish, 'published'))),
    close: async () => void ((await ask('close')) && (await run(jobChanges.close, 'closed'))),
    sendBack: (note: string) => run(jobChanges.sendBack(note), 'sentBack'),
    discard: async () => {
      setIsBusy(true);
      setRefusal((await discard(job)) || null);
      setIsBusy(false);
    },
    duplicate: async () => {
      setIsBusy(true);
      setRefusal(null);
      try {
        const id = await copy(job, (title) => t('adminJobs.copyOf', { title }));
        toast.success(t('adminJobs.done.copied'));
        void navigate(paths.adminEditJob(id));
      } catch (error) {
        setRefusal(getJobFailureText(t, classifyFailure(error)));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
