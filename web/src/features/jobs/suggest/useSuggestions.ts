import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SuggestJobsDocument, type SuggestJobsQuery } from '../../../generated/suggestJobs';
import { delays } from '../../../lib/settings/delays';
import { isLongerThan } from '../../../../../model/isLongerThan';

type Suggestion = SuggestJobsQuery['suggest'][number];

/** The maximum length of a text that the API completes. */
const LONGEST = 60;

/**
 * Returns the API's suggestions for a typed text, requested shortly after the last letter. Until they arrive,
 * the previous suggestions are returned. An answer to an earlier text is ignored. Without an answer, for
 * example offline, there are no suggestions.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const client = useApolloClient();
  const text = typed.trim();
  const isAsked = text !== '' && !isLongerThan(text, LONGEST);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const ask = () =>
      client.query({ query: SuggestJobsDocument, variables: { text } }).then(
        ({ data }) => void (isWanted && setSuggestions(data?.suggest ?? [])),
        () => void (isWanted && setSuggestions([])),
      );
    const timer = setTimeout(() => void ask(), delays.searchSuggestions);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, isAsked, text]);
  return isAsked ? suggestions : [];
}
