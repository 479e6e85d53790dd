import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryRank } from '../../lib/catalogue/useEntryRank';

/**
 * Makes the entries of an antd select findable by their names, by their readings in kana and romaji, and in other
 * spellings, the best first. Returns the props of the select and the typed text. The names are the labels of its
 * options.
 */
export function useEntrySearch(onOpen?: () => void) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const { rank, load } = useEntryRank();
  const rankOf = (option: { label?: unknown } | undefined, entered: string) =>
    entered.trim() === '' ? 0 : rank({ name: String(option?.label) }, entered);
  const props = {
    showSearch: {
      autoClearSearchValue: true,
      onSearch: setWord,
      filterOption: (entered: string, option?: { label?: unknown }) => rankOf(option, entered) !== null,
      filterSort: (
        a: { label?: unknown },
        b: { label?: unknown },
        { searchValue }: { searchValue: string },
      ) => (rankOf(a, searchValue) ?? Infinity) - (rankOf(b, searchValue) ?? Infinity),
    },
    notFoundContent: word.trim() === '' ? null : t('forms.tags.none', { word }),
    onOpenChange: (open: boolean) => {
      if (!open) return;
      onOpen?.();
      load();
    },
  };
  return { props, word };
}
