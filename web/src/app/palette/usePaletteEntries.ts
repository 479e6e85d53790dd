import { useQuery } from '@apollo/client/react';
import { isFoundBy } from '../../components/forms/isFoundBy';
import { PaletteOrganizationsDocument } from '../../generated/palette';
import { paths } from '../../lib/paths';
import { entryKinds } from './entryKinds';
import type { PaletteEntry } from './PaletteEntry';
import { recentEntries } from './recentEntries';
import { useFoundRecords } from './useFoundRecords';
import { useScreenEntries } from './useScreenEntries';

/** The maximum number of screens, and also of organizations, that are listed for a typed text. */
const MOST = 5;

/** A group of entries under one heading. */
export interface EntryGroup {
  name: (typeof entryKinds)[number] | 'RECENT';
  entries: PaletteEntry[];
}

/**
 * Returns the entries of the command palette in groups. While no text is typed, the groups are the recent
 * choices on this device and all screens. Otherwise they are what the text finds: screens and organizations
 * are searched on this device (all organizations are read when the palette opens), talents, jobs and
 * conversations by the API.
 */
export function usePaletteEntries(typed: string) {
  const text = typed.trim();
  const screens = useScreenEntries();
  const { data, error, refetch } = useQuery(PaletteOrganizationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const records = useFoundRecords(text);
  const organizations = (data?.listOrganizations.items ?? [])
    .filter(({ name, kana }) => isFoundBy(`${name} ${kana ?? ''}`, text))
    .slice(0, MOST)
    .map(({ id, name }): PaletteEntry => ({
      kind: 'ORGANIZATION',
      path: paths.adminOrganization(id),
      label: name ?? '',
      detail: '',
    }));
  const found = [
    ...screens.filter(({ label, path }) => isFoundBy(`${label} ${path}`, text)).slice(0, MOST),
    ...records.entries,
    ...organizations,
  ];
  const groups: EntryGroup[] =
    text === ''
      ? [
          { name: 'RECENT', entries: recentEntries.get() },
          { name: 'SCREEN', entries: screens },
        ]
      : entryKinds.map((name) => ({ name, entries: found.filter(({ kind }) => kind === name) }));
  const failure = text === '' ? undefined : (records.error ?? error);
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isLoading: records.isLoading,
    failure,
    onRetry() {
      if (records.error) records.onRetry();
      if (error) void refetch();
    },
  };
}
