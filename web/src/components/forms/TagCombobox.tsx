import { Select } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntrySearch } from './useEntrySearch';

interface TagComboboxProps {
  /** All names that can be chosen. */
  tags: readonly string[];
  value?: string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
  'aria-label'?: string;
  /** The maximum number of names that can be chosen; unlimited by default. */
  most?: number;
  /** Called when the list is opened, for names that are loaded only then. */
  onOpen?: () => void;
}

/**
 * A form field for choosing several names from a list that is known in advance. People find a name by typing
 * part of it.
 */
export function TagCombobox({ tags, value, onChange, onBlur, id, most, onOpen, ...rest }: TagComboboxProps) {
  const { t } = useTranslation();
  const search = useEntrySearch(onOpen);
  return (
    <Select
      {...rest}
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      value={value ?? []}
      maxCount={most}
      placeholder={t('forms.tags.placeholder')}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
      {...search.props}
      onBlur={onBlur}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
