import { Select } from 'antd';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../../components/buttons/ActionButton';
import { TabLeaves } from '../../../../../components/forms/TabLeaves';
import { useOwnerNames } from '../store/useOwnerNames';
import styles from './fields.module.css';

interface OwnersFieldProps {
  value?: string[];
  onChange?: (owners: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
}

/** The people who own a job, found by name. Their names are loaded when somebody wants to see them. */
export function OwnersField({ value = [], onChange, onBlur, id }: OwnersFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { people, search, nameOf } = useOwnerNames(value, isOpen);
  if (!isOpen) {
    const open = t(value.length > 0 ? 'jobEditor.owners.show' : 'jobEditor.owners.add');
    return (
      <div className={styles.owners}>
        {value.length > 0 && <span>{t('adminJobs.people', { n: value.length })}</span>}
        <ActionButton id={id} aria-label={open} onClick={() => setIsOpen(true)}>
          {open}
        </ActionButton>
      </div>
    );
  }
  const found = people.map(({ sub }) => sub ?? '');
  return (
    <TabLeaves>
      <Select<string[]>
        id={id}
        mode="multiple"
        style={{ width: '100%' }}
        value={value}
        placeholder={t('jobEditor.owners.placeholder')}
        options={[...new Set([...value, ...found])].map((sub) => ({ value: sub, label: nameOf(sub) }))}
        showSearch={{ autoClearSearchValue: true, filterOption: false, onSearch: search }}
        onBlur={onBlur}
        onChange={(owners) => onChange?.(owners)}
      />
    </TabLeaves>
  );
}
