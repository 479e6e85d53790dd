import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  InsightCheckDocument,
  type InsightCheckQuery,
  VerifyInsightsDocument,
} from '../../../generated/insightCheck';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { delays } from '../../../lib/settings/delays';
import { toast } from '../../../lib/toast/toast';

export type StoredCheck = NonNullable<InsightCheckQuery['getInsightCheck']>;

/**
 * Returns the latest check of the figures (`check`; null if there was none, undefined while it is read) and a function
 * that starts one. While a check is running, it is read again every `delays.exportPoll` milliseconds.
 */
export function useInsightCheck() {
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery(InsightCheckDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? delays.exportPoll : 0,
  });
  const [verify, { loading: isStarting }] = useMutation(VerifyInsightsDocument);
  const check = data?.getInsightCheck;
  const isRunning = check?.state === 'RUNNING';
  if (isRunning !== isWaiting) setWaiting(isRunning);

  /** Starts a check, or shows in a toast why it was refused. When another one is running, shows that one. */
  const start = async (repair: boolean) => {
    try {
      await verify({ variables: { input: { repair } } });
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    }
    await refetch();
  };

  return { check, error, refetch, start, isBusy: isStarting || isRunning };
}
