import { Select } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntrySearch } from './useEntrySearch';
import { TabLeaves } from './TabLeaves';

interface Entry {
  id: string;
  name: string;
  /** The name of the group under which the entry is listed, such as the region of a prefecture. */
  group?: string | null;
}

interface CatalogueChoicesProps {
  /** All entries that can be chosen; undefined while they are loading. */
  entries?: readonly Entry[];
  /** The ids of the chosen entries. `onChange` gets them in alphabetical order. */
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
  'aria-label'?: string;
}

const toOption = ({ id, name }: Entry) => ({ value: id, label: name });

/** Returns the options of a select: the entries under the names of their groups, if they have any. */
function groupOptions(entries: readonly Entry[]) {
  const groups = [...new Set(entries.map(({ group }) => group ?? ''))];
  if (groups.length === 1) return entries.map(toOption);
  return groups.map((name) => ({
    label: name,
    options: entries.filter(({ group }) => (group ?? '') === name).map(toOption),
  }));
}

/**
 * A form field for choosing several entries of a catalogue, such as occupations. People find an entry by
 * typing part of its name.
 */
export function CatalogueChoices({ entries, value, onChange, ...rest }: CatalogueChoicesProps) {
  const { t } = useTranslation();
  const search = useEntrySearch();
  // In the order of the catalogue; without the names, the ids would be shown.
  const chosen = entries?.filter(({ id }) => value?.includes(id)).map(({ id }) => id);
  return (
    <TabLeaves>
      <Select<string[]>
        {...rest}
        mode="multiple"
        style={{ width: '100%' }}
        loading={entries === undefined}
        value={chosen ?? []}
        placeholder={t('forms.tags.placeholder')}
        options={groupOptions(entries ?? [])}
        {...search.props}
        onChange={(ids) => onChange?.([...ids].sort())}
      />
    </TabLeaves>
  );
}
