import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteRecordsDocument, type PaletteRecordsQuery } from '../../generated/palette';
import type { RecordKind } from '../../generated/schema';
import { paths } from '../../lib/paths';
import { delays } from '../../lib/settings/delays';
import type { PaletteEntry } from './PaletteEntry';

/** The maximum length of a text that the API accepts. */
const LONGEST = 100;

const pathOf: Record<RecordKind, (id: string) => string> = {
  TALENT: paths.adminProfile,
  JOB: paths.adminJob,
  CONVERSATION: paths.adminConversation,
};

type Found = PaletteRecordsQuery['findRecords'][number];

/** Returns the text as it is once the person has stopped typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delays.suggestions);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/**
 * Returns the talents, jobs and conversations that a typed text finds. They are requested when the typing
 * pauses, with one request for all kinds; until they arrive, those of the text before are returned.
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
