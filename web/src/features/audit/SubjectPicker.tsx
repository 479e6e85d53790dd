import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundRecords } from '../../entities/record/useFoundRecords';

interface SubjectPickerProps {
  /** The id of the chosen person or record; null for all. */
  value: string | null;
  /** The name of the chosen one, if it is known. */
  name: string | null;
  onChange: (value: string | null) => void;
  className?: string;
}

const kinds = ['TALENT', 'JOB', 'CONVERSATION', 'ORGANIZATION'] as const;

/**
 * The filter of the audit log by what was affected: administrators type a name, a title or a whole id, and choose a
 * talent, a job, a conversation or an organization.
 */
export function SubjectPicker({ value, name, onChange, className }: SubjectPickerProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const { found, isLoading } = useFoundRecords(word);
  const groups = kinds
    .map((kind) => ({
      kind,
      options: found
        .filter((record) => record.kind === kind)
        .map(({ id, name, detail }) => ({
          value: id,
          label: [name || id, detail].filter(Boolean).join(t('common.join')),
        })),
    }))
    .filter(({ options }) => options.length > 0);
  const shown = chosen?.id === value ? chosen?.name : name;
  return (
    <Select<{ value: string; label: string }>
      className={className}
      aria-label={t('audit.filter.subject')}
      placeholder={t('audit.filter.subject')}
      allowClear
      labelInValue
      loading={isLoading}
      value={value ? { value, label: shown ?? value } : undefined}
      options={groups.map(({ kind, options }) => ({ label: t(`audit.subjectKinds.${kind}`), options }))}
      showSearch={{ filterOption: false, onSearch: setWord }}
      notFoundContent={word.trim() === '' || isLoading ? null : t('audit.noSubject', { word })}
      onChange={(next?: { value: string; label: string }) => {
        setChosen(next ? { id: next.value, name: next.label } : null);
        onChange(next?.value ?? null);
      }}
    />
  );
}
