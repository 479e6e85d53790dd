import { useLazyQuery, useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditOrganizationsDocument, AuditSubjectsDocument } from '../../generated/auditSubjects';
import { graphemesOf } from '../../lib/format/graphemesOf';
import { delays } from '../../lib/settings/delays';

interface SubjectPickerProps {
  /** The id of the chosen person or record; null for all. */
  value: string | null;
  /** The name of the chosen one, if it is known. */
  name: string | null;
  onChange: (value: string | null) => void;
  className?: string;
}

/** The longest text that the API searches for, in characters. */
const LONGEST = 100;
const kinds = ['TALENT', 'JOB', 'CONVERSATION'] as const;

/**
 * The filter of the audit log by what was affected: administrators type a name, a title or a whole id, and choose a
 * talent, a job, a conversation or an organization. All organizations are read once, when somebody types.
 */
export function SubjectPicker({ value, name, onChange, className }: SubjectPickerProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const text = graphemesOf(word.trim()).slice(0, LONGEST).join('');
  const [search, { data, loading }] = useLazyQuery(AuditSubjectsDocument);
  const { data: all } = useQuery(AuditOrganizationsDocument, { skip: text === '' });
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => void search({ variables: { text } }), delays.suggestions);
    return () => clearTimeout(timer);
  }, [text, search]);
  const found = text === '' ? [] : (data?.findRecords ?? []);
  const organizations = (all?.listOrganizations.items ?? []).filter(
    (each) => text !== '' && [each.id, each.name, each.kana ?? ''].some((part) => part.includes(text)),
  );
  const optionOf = (id: string, label: string) => ({ value: id, label: label || id });
  const groups = [
    ...kinds.map((kind) => ({
      kind,
      options: found
        .filter((record) => record.kind === kind)
        .map(({ id, names }) => optionOf(id, names.join(t('common.join')))),
    })),
    { kind: 'ORGANIZATION' as const, options: organizations.map((each) => optionOf(each.id, each.name)) },
  ].filter(({ options }) => options.length > 0);
  const shown = chosen?.id === value ? chosen?.name : name;
  return (
    <Select<{ value: string; label: string }>
      className={className}
      aria-label={t('audit.filter.subject')}
      placeholder={t('audit.filter.subject')}
      allowClear
      labelInValue
      loading={loading}
      value={value ? { value, label: shown ?? value } : undefined}
      options={groups.map(({ kind, options }) => ({ label: t(`audit.subjectKinds.${kind}`), options }))}
      showSearch={{ filterOption: false, onSearch: setWord }}
      notFoundContent={text === '' || loading ? null : t('audit.noSubject', { word: text })}
      onChange={(next?: { value: string; label: string }) => {
        setChosen(next ? { id: next.value, name: next.label } : null);
        onChange(next?.value ?? null);
      }}
    />
  );
}
