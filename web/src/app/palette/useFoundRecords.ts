import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteRecordsDocument, type PaletteRecordsQuery } from '../../generated/palette';
import type { RecordKind } from '../../generated/schema';
import { paths } from '../../lib/paths';
import { delays } from '../../lib/settings/delays';
import type { PaletteEntry } from './PaletteEntry';

/** The maximum length of a search text that the API accepts, in characters. */
const LONGEST = 100;

const pathOf: Record<RecordKind, (id: string) => string> = {
  TALENT: paths.adminProfile,
  JOB: paths.adminJob,
  CONVERSATION: paths.adminConversation,
};

type Found = PaletteRecordsQuery['findRecords'][number];

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
 * Returns the talents, jobs and conversations that a typed text finds. One request asks for all three kinds
 * when the person pauses typing. Until the answer arrives, the results of the previous text are returned.
 */
export function useFoundRecords(typed: string) {
  const { t } = useTranslation();
  const text = useSettled(typed).slice(0, LONGEST);
  const { data, previousData, error, loading, refetch } = useQuery(PaletteRecordsDocument, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  const found = text === '' ? [] : ((error ? undefined : (data ?? previousData))?.findRecords ?? []);
  const toEntry = ({ kind, id, names, detail }: Found): PaletteEntry => ({
    kind,
    path: pathOf[kind](id),
    label: names.join(t('common.join')) || t('palette.nameless'),
    detail: detail ?? '',
  });
  return {
    entries: found.map(toEntry),
    isLoading: typed !== '' && (loading || text !== typed.slice(0, LONGEST)),
    error: text === '' ? undefined : error,
    onRetry: () => void refetch(),
  };
}
