import { Select } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntrySearch } from './useEntrySearch';

interface CatalogueSelectProps {
  /** All entries of the catalogue; undefined while they are loading. */
  entries?: readonly { id: string; name: string }[];
  /** The id of the chosen entry. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
  'aria-label'?: string;
  /** True when the chosen entry can be removed again. */
  canBeEmpty?: boolean;
  /** Called when the list is opened, for catalogues that are loaded only then. */
  onOpen?: () => void;
}

/**
 * A form field for choosing one entry of a catalogue, such as an occupation. People find the entry by typing
 * part of its name or reading.
 */
export function CatalogueSelect({
  entries,
  value,
  onChange,
  canBeEmpty,
  onOpen,
  ...rest
}: CatalogueSelectProps) {
  const { t } = useTranslation();
  const search = useEntrySearch(onOpen);
  return (
    <Select<string>
      {...rest}
      style={{ width: '100%' }}
      allowClear={canBeEmpty}
      loading={entries === undefined}
      // Without the names, the id would be shown.
      value={entries === undefined ? undefined : (value ?? undefined)}
      placeholder={t('forms.tags.placeholder')}
      options={entries?.map(({ id, name }) => ({ value: id, label: name }))}
      {...search.props}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}
