import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindOwnersDocument } from '../../../../../generated/editJob';
import { useSignedIn } from '../../../../../lib/auth/useSignedIn';
import { delays } from '../../../../../lib/settings/delays';

/**
 * Returns the people that the typed text finds, and the names of the owners of a job. Nothing is read unless `isShown`.
 */
export function useOwnerNames(owners: readonly string[], isShown: boolean) {
  const { t } = useTranslation();
  const me = useSignedIn();
  const [word, setWord] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(word.trim()), delays.suggestions);
    return () => clearTimeout(timer);
  }, [word]);
  // The people who owned the job when the field was opened: those added later are among the found ones.
  const [first] = useState(owners);
  const { data: own } = useQuery(FindOwnersDocument, {
    variables: { filter: { sub: { in: [...first] } } },
    skip: !isShown || first.length === 0,
  });
  const { data, previousData } = useQuery(FindOwnersDocument, {
    variables: { filter: { keyword: { match: keyword } } },
    skip: !isShown || keyword === '',
  });
  const people = keyword === '' ? [] : ((data ?? previousData)?.searchUsers.items ?? []);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const known = [...(own?.searchUsers.items ?? []), ...people];
  const missing = known.filter(({ sub }) => sub && !names.has(sub));
  if (missing.length > 0) {
    const added = missing.map(
      ({ sub, name, displayName }) => [sub ?? '', name ?? displayName ?? ''] as const,
    );
    setNames(new Map([...names, ...added]));
  }
  return {
    people,
    search: setWord,
    nameOf: (sub: string) =>
      names.get(sub) || (sub === me?.sub ? me.displayName : null) || t('adminJobs.unnamed'),
  };
}
