import { useTranslation } from 'react-i18next';
import { isFoundBy } from '../../components/forms/isFoundBy';
import { useFoundRecords } from '../../entities/record/useFoundRecords';
import type { RecordKind } from '../../generated/schema';
import { paths } from '../../lib/paths';
import { entryKinds } from './entryKinds';
import type { PaletteEntry } from './PaletteEntry';
import { recentEntries } from './recentEntries';
import { useScreenEntries } from './useScreenEntries';

/** The maximum number of screens that are listed for a typed text. */
const MOST = 5;

const pathOf: Record<RecordKind | 'ORGANIZATION', (id: string) => string> = {
  TALENT: paths.adminProfile,
  JOB: paths.adminJob,
  CONVERSATION: paths.adminConversation,
  ORGANIZATION: paths.adminOrganization,
};

/** A group of entries under one heading. */
export interface EntryGroup {
  name: (typeof entryKinds)[number] | 'RECENT';
  entries: PaletteEntry[];
}

/**
 * Returns the entries of the command palette in groups. While no text is typed, the groups are the recent
 * choices on this device and all screens. Otherwise they are what the text finds among screens and records.
 */
export function usePaletteEntries(typed: string) {
  const text = typed.trim();
  const { t } = useTranslation();
  const screens = useScreenEntries();
  const { found: records, isLoading, error: failure, onRetry } = useFoundRecords(text);
  const found = [
    ...screens.filter(({ label, path }) => isFoundBy(`${label} ${path}`, text)).slice(0, MOST),
    ...records.map(({ kind, id, name, detail }): PaletteEntry => ({
      ...{ kind, path: pathOf[kind](id), label: name || t('palette.nameless'), detail },
    })),
  ];
  const groups: EntryGroup[] =
    text === ''
      ? [
          { name: 'RECENT', entries: recentEntries.get() },
          { name: 'SCREEN', entries: screens },
        ]
      : entryKinds.map((name) => ({ name, entries: found.filter(({ kind }) => kind === name) }));
  return { groups: groups.filter(({ entries }) => entries.length > 0), isLoading, failure, onRetry };
}
