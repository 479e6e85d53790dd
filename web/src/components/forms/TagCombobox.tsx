import { Select } from 'antd';
import type { FocusEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFoundBy } from './isFoundBy';

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
  const [word, setWord] = useState('');
  return (
    <Select
      {...rest}
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      value={value ?? []}
      maxCount={most}
      onOpenChange={(open) => open && onOpen?.()}
      placeholder={t('forms.tags.placeholder')}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
      showSearch={{
        autoClearSearchValue: true,
        onSearch: setWord,
        filterOption: (entered, option) => isFoundBy(String(option?.value), entered),
      }}
      notFoundContent={word === '' ? null : t('forms.tags.none', { word })}
      onBlur={onBlur}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
