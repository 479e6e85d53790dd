import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLeaves } from '../../../components/forms/TabLeaves';
import { findSkills } from './findSkills';
import type { SkillEntry } from './SkillEntry';

interface SkillSearchProps {
  entries: readonly SkillEntry[] | null;
  /** The ids of the entries that are already in the profile. */
  taken: ReadonlySet<string>;
  isDisabled: boolean;
  onAdd: (entry: SkillEntry) => void;
  /** Called when the person proposes a name that the catalogue does not have. */
  onPropose: (name: string) => void;
  id: string;
}

const PROPOSAL = 'proposal';

/** A search field for skills. People type some letters and add a found skill with Enter or a tap. */
export function SkillSearch({ entries, taken, isDisabled, onAdd, onPropose, id }: SkillSearchProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const found = findSkills(entries ?? [], word);
  const isKnown = found.some(({ name }) => name.toLowerCase() === word.trim().toLowerCase());
  const categories = [...new Set(found.map(({ category }) => category))];
  const options = categories.map((category) => ({
    label: category,
    options: found
      .filter((entry) => entry.category === category)
      .map((entry) => ({
        value: entry.id,
        label: taken.has(entry.id) ? t('profile.skills.taken', { name: entry.name }) : entry.name,
        disabled: taken.has(entry.id),
      })),
  }));
  const proposal = { value: PROPOSAL, label: t('profile.skills.propose', { name: word.trim() }) };
  const choose = (value: string) => {
    const entry = found.find((one) => one.id === value);
    if (entry) onAdd(entry);
    else if (value === PROPOSAL) onPropose(word.trim());
    setWord('');
  };
  return (
    <TabLeaves>
      <Select<string>
        id={id}
        size="large"
        style={{ width: '100%' }}
        value={null}
        disabled={isDisabled}
        loading={entries === null}
        placeholder={t('profile.skills.placeholder')}
        options={word.trim() === '' || !entries ? [] : isKnown ? options : [...options, proposal]}
        notFoundContent={null}
        showSearch={{ searchValue: word, onSearch: setWord, filterOption: false }}
        onSelect={choose}
      />
    </TabLeaves>
  );
}
