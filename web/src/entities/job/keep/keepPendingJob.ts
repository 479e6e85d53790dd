import type { TFunction } from 'i18next';
import { apolloClient } from '../../../lib/apollo/apolloClient';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { delays } from '../../../lib/settings/delays';
import { toast } from '../../../lib/toast/toast';
import { saveKeep } from './saveKeep';
import { showKeep } from './showKeep';

/**
 * Keeps the job whose keep button the person pressed before signing in, and confirms this in a toast. Some
 * seconds later it updates the cache again, because an older answer of the API may have shown the job as not
 * kept.
 */
export async function keepPendingJob(sub: string, jobId: string, t: TFunction): Promise<void> {
  const client = apolloClient();
  try {
    await saveKeep(client, sub, { id: jobId, myFavorite: null }, true);
    toast.success(t('common.keep.done'));
    setTimeout(() => showKeep(client, `${sub}.${jobId}`, jobId, true), delays.searchIndex);
  } catch (error) {
    toast.error(describeFailure(t, classifyFailure(error)));
  }
}
