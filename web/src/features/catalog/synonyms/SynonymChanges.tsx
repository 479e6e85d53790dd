import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { SynonymLimits } from '../../../../../model/limits/SynonymLimits';
import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { SynonymPreviewDocument, type SynonymPreviewQuery } from '../../../generated/synonyms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import styles from './Synonyms.module.css';

interface SynonymChangesProps {
  /** All rules as the administrator would publish them. */
  rules: readonly SynonymRule[];
  /** The keywords for which the search results are compared. */
  queries: readonly string[];
  isDisabled: boolean;
}

/**
 * A button and, after it was pressed, a comparison of what searches find now with what they would find under
 * the rules in `rules`.
 */
export function SynonymChanges({ rules, queries, isDisabled }: SynonymChangesProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [previews, setPreviews] = useState<SynonymPreviewQuery['previewSynonyms']>([]);
  const [isAsking, setAsking] = useState(false);
  const compare = async () => {
    setAsking(true);
    try {
      const given = rules.map(({ words, to, reason }) => ({ words: [...words], to: [...to], reason }));
      const found: typeof previews = [];
      for (let first = 0; first < queries.length; first += SynonymLimits.queries) {
        const { data } = await client.query({
          query: SynonymPreviewDocument,
          variables: { rules: given, queries: queries.slice(first, first + SynonymLimits.queries) },
          fetchPolicy: 'no-cache',
        });
        found.push(...(data?.previewSynonyms ?? []));
      }
      setPreviews(found);
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Grid as="section" gap={12} justify="start" aria-live="polite" aria-busy={isAsking}>
      <Button disabled={isDisabled} loading={isAsking} onClick={() => void compare()}>
        {t('catalog.synonyms.compare')}
      </Button>
      {previews.length > 0 && (
        <ul className={styles.results}>
          {previews.map(({ query, before, after, added, removed }) => (
            <li key={query}>
              <p className={styles.counts}>
                <strong lang="ja">{query}</strong>
                <span>{t('catalog.synonyms.counts', { before, after })}</span>
              </p>
              {added.length > 0 && (
                <p>
                  {t('catalog.synonyms.added')} <span lang="ja">{added.join(' ／ ')}</span>
                </p>
              )}
              {removed.length > 0 && (
                <p>
                  {t('catalog.synonyms.removed')} <span lang="ja">{removed.join(' ／ ')}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Grid>
  );
}
