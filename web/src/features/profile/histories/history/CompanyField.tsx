import { useApolloClient } from '@apollo/client/react';
import { AutoComplete } from 'antd';
import { type FocusEvent, useEffect, useState } from 'react';
import { CompanyNamesDocument } from '../../../../generated/editHistories';
import { delays } from '../../../../lib/settings/delays';

interface CompanyFieldProps {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
}

/**
 * Returns the company names in the catalogue that begin with the typed text. They are queried when the person
 * stops typing.
 */
function useCompanyNames(start: string): readonly string[] {
  const client = useApolloClient();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (start === '') return;
    let isLatest = true;
    const ask = async () => {
      const { data } = await client.query({ query: CompanyNamesDocument, variables: { start } });
      if (isLatest) setNames(data?.listWorkHistoryCompanies.items.map(({ name }) => name) ?? []);
    };
    // The field works without suggestions.
    const timer = setTimeout(() => void ask().catch(() => undefined), delays.suggestions);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [client, start]);
  return start === '' ? [] : names;
}

/** A form field for the name of an employer, which suggests known company names but accepts any other. */
export function CompanyField({ value, onChange, ...rest }: CompanyFieldProps) {
  const [typed, setTyped] = useState('');
  const names = useCompanyNames(typed.trim());
  return (
    <AutoComplete
      {...rest}
      style={{ width: '100%' }}
      value={value ?? ''}
      options={names.map((name) => ({ value: name }))}
      showSearch={{ onSearch: setTyped }}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}
