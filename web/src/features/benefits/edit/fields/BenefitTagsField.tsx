import { Select } from 'antd';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BenefitLimits } from '../../../../../../model/limits/BenefitLimits';
import { useEntrySearch } from '../../../../components/forms/useEntrySearch';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { toast } from '../../../../lib/toast/toast';
import type { BenefitChoices } from '../useBenefitChoices';

interface BenefitTagsFieldProps {
  choices: BenefitChoices;
  /** Whether a typed name that no tag has can be added as a new tag. */
  canAdd: boolean;
  /** The ids of the chosen tags. */
  value?: string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
}

/** The value of the option that adds a tag. It cannot be the id of a tag, because these are ULIDs. */
const NEW = 'new';

/**
 * A form field for the tags of a benefit. A tag is found by typing a part of its name. If no tag has the typed
 * name, administrators can add it as a new tag.
 */
export function BenefitTagsField({
  choices,
  canAdd,
  value = [],
  onChange,
  onBlur,
  id,
}: BenefitTagsFieldProps) {
  const { t } = useTranslation();
  const { props: search, word } = useEntrySearch(choices.loadTags);
  const [isAdding, setIsAdding] = useState(false);
  const typed = word.trim();
  const isNew =
    canAdd && typed !== '' && choices.hasAllTags && !choices.tags.some(({ name }) => name === typed);
  const add = async () => {
    setIsAdding(true);
    try {
      const added = await choices.addTag(typed);
      if (added) onChange?.([...value, added]);
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    }
    setIsAdding(false);
  };
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      value={[...value]}
      maxCount={BenefitLimits.tags}
      loading={isAdding}
      placeholder={t(canAdd ? 'adminBenefits.tags.placeholder' : 'adminBenefits.tags.search')}
      options={[
        ...choices.tags.map((tag) => ({ value: tag.id, label: tag.name })),
        ...(isNew ? [{ value: NEW, label: t('adminBenefits.tags.add', { name: typed }) }] : []),
      ]}
      {...search}
      showSearch={{
        ...search.showSearch,
        filterOption: (entered, option) =>
          option?.value === NEW || search.showSearch.filterOption(entered, option),
      }}
      onBlur={onBlur}
      onChange={(ids) => (ids.includes(NEW) ? void add() : onChange?.(ids))}
    />
  );
}
