import type { TFunction } from 'i18next';
import { apolloClient } from '../../../lib/apollo/apolloClient';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { delays } from '../../../lib/settings/delays';
import { toast } from '../../../lib/toast/toast';
import { saveKeep } from './saveKeep';
import { showKeep } from './showKeep';

/**
 * Keeps the job that a person wanted to keep before they signed in, and reports it in a toast. The screen may
 * have queried the job before; because an older answer may arrive later than the keep, the keep is shown once
 * more afterwards.
 */
export async function keepPendingJob(sub: string, jobId: string, t: TFunction): Promise<void> {
  const client = apolloClient();
  try {
    await saveKeep(client, sub, { id: jobId, myFavorite: null }, true);
    toast.success(t('common.keep.done'));
    setTimeout(() => showKeep(client, `${sub}.${jobId}`, jobId, true), delays.searchIndex);
  } catch (error) {
    toast.error(t(getFailureText(classifyFailure(error))));
  }
}
