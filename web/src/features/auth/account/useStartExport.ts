import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportLimits } from '../../../../../model/limits/ExportLimits';
import { StartDataExportDocument } from '../../../generated/account';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';

/**
 * Returns a function that starts an export of the person's own data and then calls `onStarted`, so that the
 * caller can read the list of exports again, and whether the function is running. A failure is shown in a
 * toast.
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
