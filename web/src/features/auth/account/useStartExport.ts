import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportLimits } from '../../../../../model/limits/ExportLimits';
import { StartDataExportDocument } from '../../../generated/account';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';

/**
 * Returns `start`, a function that starts an export of the person's own data, and `isStarting`, which is
 * true while it runs. After the start it calls `onStarted`, in which the list of exports can be read again.
 * A failure is shown in a toast.
 */
export function useStartExport(onStarted: () => Promise<unknown>) {
  const { t } = useTranslation();
  const [mutate] = useMutation(StartDataExportDocument);
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    try {
      await mutate({ variables: { input: {} } });
      await onStarted();
    } catch (error) {
      const failure = classifyFailure(error);
      const isTooOften = failure.kind === 'TooManyRequests';
      toast.error(
        isTooOften ? t('account.export.tooOften', { n: ExportLimits.perDay }) : describeFailure(t, failure),
      );
    } finally {
      setIsStarting(false);
    }
  };
  return { start, isStarting };
}
