import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFoundBy } from '../../components/forms/isFoundBy';
import { FoundRecordsDocument, OrganizationNamesDocument } from '../../generated/foundRecords';
import type { RecordKind } from '../../generated/schema';
import { graphemesOf } from '../../lib/format/graphemesOf';
import { delays } from '../../lib/settings/delays';

/** The maximum length of a search text that the API accepts, in characters. */
const LONGEST = 100;
/** The maximum number of organizations that are listed. */
const MOST = 5;

interface FoundRecord {
  kind: RecordKind | 'ORGANIZATION';
  id: string;
  /** Empty if the record has no name. */
  name: string;
  /** What distinguishes it from others with this name, such as the organization of a job. */
  detail: string;
}

/**
 * Returns the typed text, but changes it only after the person has stopped typing for a moment. An empty
 * text is returned at once.
 */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delays.suggestions);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/**
 * Returns what a text finds that an administrator types. One request asks the API for talents, jobs and conversations
 * when they pause; until its answer arrives, the results of the previous text are returned. Organizations are searched
 * on this device: all of them are read with the first text.
 */
export function useFoundRecords(typed: string) {
  const { t } = useTranslation();
  const wanted = graphemesOf(typed.trim()).slice(0, LONGEST).join('');
  const text = useSettled(wanted);
  const isEmpty = wanted === '';
  const records = useQuery(FoundRecordsDocument, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  const organizations = useQuery(OrganizationNamesDocument, {
    skip: isEmpty,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const answered = records.error ? undefined : (records.data ?? records.previousData)?.findRecords;
  const found: FoundRecord[] = [
    ...(answered ?? []).map(({ kind, id, names, detail }) => ({
      ...{ kind, id, name: names.join(t('common.join')), detail: detail ?? '' },
    })),
    ...(organizations.data?.listOrganizations.items ?? [])
      .filter(({ id, name, kana }) => id === wanted || isFoundBy(`${name} ${kana ?? ''}`, wanted))
      .slice(0, MOST)
      .map(({ id, name }) => ({ kind: 'ORGANIZATION' as const, id, name: name ?? '', detail: '' })),
  ];
  return {
    found: isEmpty ? [] : found,
    isLoading: !isEmpty && (records.loading || text !== wanted),
    error: isEmpty ? undefined : (records.error ?? organizations.error),
    onRetry() {
      if (records.error) void records.refetch();
      if (organizations.error) void organizations.refetch();
    },
  };
}
