import { Select } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFoundBy } from './isFoundBy';

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
 * Returns 1 for an entry that starts with the typed text, otherwise 0. Entries with 1 are listed first, so
 * that 京都 finds 京都府 before 東京都.
 */
const startsWith = ({ label }: { label?: unknown }, entered: string) =>
  Number(String(label).startsWith(entered.trim()));

/**
 * A form field for choosing one entry of a catalogue, such as an occupation. People find the entry by typing
 * part of its name.
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
  return (
    <Select<string>
      {...rest}
      style={{ width: '100%' }}
      allowClear={canBeEmpty}
      onOpenChange={(open) => open && onOpen?.()}
      loading={entries === undefined}
      // Without the names, the id would be shown.
      value={entries === undefined ? undefined : (value ?? undefined)}
      placeholder={t('forms.tags.placeholder')}
      options={entries?.map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{
        filterOption: (entered, option) => isFoundBy(String(option?.label), entered),
        filterSort: (a, b, { searchValue }) => startsWith(b, searchValue) - startsWith(a, searchValue),
      }}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}
