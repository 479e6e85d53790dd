import { useLazyQuery, useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TalentPickerDocument } from '../../generated/talentPicker';
import { NearNote } from '../../components/filters/NearNote';
import { delays } from '../../lib/settings/delays';

interface NamedPerson {
  sub: string;
  name: string;
}

interface TalentPickerProps {
  /** The subs of the chosen people. */
  value?: readonly string[] | null;
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /**
   * The names of people who are chosen already, as far as the parent component knows them; null while it
   * loads them. The names of other chosen people are queried.
   */
  known?: readonly NamedPerson[] | null;
  /** The maximum number of people. */
  most?: number;
  id?: string;
  className?: string;
  placeholder?: string;
  'aria-label'?: string;
}

const SUB = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A form field in which administrators choose people by name. It searches names while an administrator types.
 * Of people who have no name, it shows the beginning of the sub.
 */
export function TalentPicker({ value, onChange, known = [], most, placeholder, ...rest }: TalentPickerProps) {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const [search, { data, loading }] = useLazyQuery(TalentPickerDocument);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (word.trim() === '') return;
    const timer = setTimeout(
      () => void search({ variables: { filter: { keyword: { match: word.trim() } } } }),
      delays.suggestions,
    );
    return () => clearTimeout(timer);
  }, [word, search]);
  const found = word.trim() === '' ? [] : (data?.searchUsers.items ?? []);
  const isNear = data?.searchUsers.match === 'NEAR' && found.length > 0;
  const isNamed = (sub: string) => seen.has(sub) || known?.some((person) => person.sub === sub);
  const nameless = known === null ? [] : (value ?? []).filter((sub) => SUB.test(sub) && !isNamed(sub));
  const { data: read } = useQuery(TalentPickerDocument, {
    variables: { filter: { sub: { in: nameless } }, limit: 50 },
    skip: nameless.length === 0,
  });
  const nameOf = (sub: string) => {
    const user = read?.searchUsers.items.find(({ id }) => id === sub);
    const name = seen.get(sub) ?? known?.find((person) => person.sub === sub)?.name;
    return name ?? user?.name ?? user?.displayName ?? `${sub.slice(0, 8)}…`;
  };
  const options = found.map(({ id: sub, name, displayName, phoneticName }) => ({
    value: sub,
    label: [name ?? displayName ?? sub, phoneticName].filter(Boolean).join(' '),
    name: name ?? displayName ?? sub,
  }));
  return (
    <Select<{ value: string; label: string }[], (typeof options)[number]>
      {...rest}
      mode="multiple"
      labelInValue
      style={rest.className ? undefined : { width: '100%' }}
      maxCount={most}
      placeholder={placeholder ?? t('records.person.placeholder')}
      loading={loading}
      value={(value ?? []).map((sub) => ({ value: sub, label: nameOf(sub) }))}
      options={options}
      popupRender={(list) => (
        <>
          <NearNote match={isNear ? 'NEAR' : undefined}>{t('records.person.near')}</NearNote>
          {list}
        </>
      )}
      optionLabelProp="name"
      showSearch={{ filterOption: false, onSearch: setWord, autoClearSearchValue: true }}
      notFoundContent={word.trim() === '' || loading ? null : t('records.person.none', { word })}
      onChange={(chosen) => {
        const names = options.map(({ value: sub, name }) => [sub, name] as const);
        setSeen(new Map([...seen, ...names]));
        onChange?.(chosen.map(({ value: sub }) => sub));
      }}
    />
  );
}
