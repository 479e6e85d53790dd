import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ExportLinkDocument,
  StartUserCsvDocument,
  UserExportsDocument,
  type UserExportsQuery,
} from '../../../generated/userExports';
import type { SearchableUserFilterInput, UserCsvType } from '../../../generated/schema';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import { delays } from '../../../lib/settings/delays';

export type UserExport = UserExportsQuery['listExports']['items'][number];

const isGoingOn = ({ state }: UserExport) => state === 'QUEUED' || state === 'RUNNING';

/**
 * Returns the exports of the administrator. While one is running and `isLooking` is true, they are read again
 * every second.
 */
export function useUserExports(isLooking: boolean) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isStarting, setStarting] = useState(false);
  const [isWaiting, setWaiting] = useState(true);
  const { data, error, refetch } = useQuery(UserExportsDocument, {
    skip: !isLooking,
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? delays.exportPoll : 0,
  });
  const exports = data?.listExports.items;
  const goesOn = exports === undefined || exports.some(isGoingOn);
  if (goesOn !== isWaiting) setWaiting(goesOn);

  /** Starts an export of talents. Resolves to true when it has started. */
  const start = async (
    filter: SearchableUserFilterInput | undefined,
    type: UserCsvType,
  ): Promise<boolean> => {
    setStarting(true);
    try {
      await client.query({
        query: StartUserCsvDocument,
        variables: { filter, type },
        fetchPolicy: 'no-cache',
      });
      if (isLooking) await refetch();
      return true;
    } catch (refusal) {
      toast.error(t(getFailureText(classifyFailure(refusal))));
      return false;
    } finally {
      setStarting(false);
    }
  };

  /** Requests a link to the file, which is valid for some minutes, and downloads the file. */
  const download = async (id: string) => {
    try {
      const { data: found } = await client.query({
        query: ExportLinkDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const url = found?.getFileLink?.url;
      if (url) window.location.assign(url);
      else toast.error(t('users.export.gone'));
    } catch (refusal) {
      toast.error(t(getFailureText(classifyFailure(refusal))));
    }
  };

  return { exports, error, refetch, start, download, isStarting };
}
