import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CancelExportDocument,
  ExportLinkDocument,
  ExportsDocument,
  type ExportsQuery,
} from '../../generated/exports';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { delays } from '../../lib/settings/delays';
import { toast } from '../../lib/toast/toast';

export type StoredExport = ExportsQuery['listExports']['items'][number];

const isGoingOn = ({ state }: StoredExport) => state === 'QUEUED' || state === 'RUNNING';

/**
 * Returns the newest exports of the signed-in person (`exports`), whether any of them is queued or running
 * (`isRunning`), a function that downloads the file of an export, and a function that cancels an export.
 * While an export is queued or running, the exports are queried again every `delays.exportPoll`
 * milliseconds. With `isLooking` false, nothing is queried.
 */
export function useExports(isLooking = true) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(true);
  const { data, error, refetch } = useQuery(ExportsDocument, {
    skip: !isLooking,
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? delays.exportPoll : 0,
  });
  const exports = data?.listExports.items;
  const isRunning = exports?.some(isGoingOn) ?? false;
  const goesOn = exports === undefined || isRunning;
  if (goesOn !== isWaiting) setWaiting(goesOn);

  /**
   * Requests a link to the file of an export and downloads the file. If there is no link, a toast says that
   * the file is no longer stored.
   */
  const download = async (id: string) => {
    try {
      const { data: found } = await client.query({
        query: ExportLinkDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const url = found?.getFileLink?.url;
      if (url) window.location.assign(url);
      else toast.error(t('exports.gone'));
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    }
  };

  /** Cancels an export. If it has finished in the meantime, a toast says so. */
  const cancel = async (id: string) => {
    try {
      await client.mutate({ mutation: CancelExportDocument, variables: { id } });
    } catch (refusal) {
      const failure = classifyFailure(refusal);
      toast.error(failure.kind === 'Conflict' ? t('exports.finished') : describeFailure(t, failure));
      await refetch();
    }
  };

  return { exports, isRunning, error, refetch, download, cancel };
}
