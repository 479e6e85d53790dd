import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import {
  CreateJobAlertDocument,
  DeleteJobAlertDocument,
  type JobAlertRowFragment,
  JobAlertsDocument,
  UpdateJobAlertDocument,
} from '../../../generated/jobAlerts';
import type { AlertFrequency } from '../../../generated/schema';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { toast } from '../../../lib/toast/toast';
import { buildAlertConditions } from './buildAlertConditions';

export interface AlertValues {
  name: string;
  frequency: AlertFrequency;
  hour: number;
  /** The day of a weekly mail: 1 is Monday, 7 is Sunday. */
  weekday?: number | null;
}

const given = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/**
 * Returns the person's alerts (searches for jobs that are kept and mailed) and the functions that change them. `save`
 * resolves to null on success, otherwise to the failure; the others show a toast with the outcome.
 */
export function useJobAlerts() {
  const { t } = useTranslation();
  const userID = useSignedIn()?.sub ?? '';
  const { data, error, refetch } = useQuery(JobAlertsDocument, { fetchPolicy: 'cache-and-network' });
  const [create, creating] = useMutation(CreateJobAlertDocument);
  const [update, updating] = useMutation(UpdateJobAlertDocument);
  const [remove] = useMutation(DeleteJobAlertDocument);

  /** Saves an alert; a new one if `alert` is null. With `search` null, it keeps its conditions. */
  const save = async (
    values: AlertValues,
    alert: JobAlertRowFragment | null,
    search: JobSearch | null,
  ): Promise<Failure | null> => {
    const input = { ...values, name: values.name.trim() };
    const conditions = search ? buildAlertConditions(search) : {};
    try {
      if (alert) {
        const condition = { version: { eq: alert.version } };
        await update({ variables: { input: { id: alert.id, ...input, ...conditions }, condition } });
      } else {
        await create({ variables: { input: { userID, ...input, ...given(conditions) } } });
      }
    } catch (refusal) {
      return classifyFailure(refusal);
    }
    await refetch();
    return null;
  };

  const report = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
      toast.success(done);
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    }
    await refetch();
  };

  const pause = ({ id }: JobAlertRowFragment, isPaused: boolean) =>
    report(
      () => update({ variables: { input: { id, isPaused } } }),
      t(isPaused ? 'jobAlerts.paused' : 'jobAlerts.resumed'),
    );

  const drop = ({ id }: JobAlertRowFragment) =>
    report(() => remove({ variables: { input: { id } } }), t('jobAlerts.deleted'));

  return {
    alerts: data?.listJobAlerts.items,
    error,
    refetch,
    save,
    pause,
    drop,
    isSaving: creating.loading || updating.loading,
  };
}
