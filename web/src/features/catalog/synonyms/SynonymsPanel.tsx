import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import screen from '../../../components/table/tableScreen.module.css';
import panel from '../CatalogPanel.module.css';
import { SynonymSheet } from './SynonymSheet';
import styles from './Synonyms.module.css';
import { useSynonyms } from './useSynonyms';

interface SynonymsPanelProps {
  /** If not empty, the panel at first shows the form for a new rule with this word. */
  word: string;
  /** Called when the form for the new rule with `word` is closed. */
  onWordDone: () => void;
}

/**
 * The panel in which administrators see and publish the synonyms of the search. Published synonyms apply from
 * the next search on.
 */
export function SynonymsPanel({ word, onWordDone }: SynonymsPanelProps) {
  const { t } = useTranslation();
  const { published, isFailed, read, publish } = useSynonyms();
  const [opened, setOpened] = useState<SynonymRule | 'new' | null>(word ? 'new' : null);
  const close = () => {
    setOpened(null);
    if (word) onWordDone();
  };
  return (
    <>
      <div className={screen.toolbar}>
        <p className={styles.lead}>{t('catalog.synonyms.lead')}</p>
        <span className={screen.end}>
          {published && (
            <span className={screen.count}>{t('records.total', { n: published.rules.length })}</span>
          )}
          <Button look="primary" disabled={!published} onClick={() => setOpened('new')}>
            {t('catalog.synonyms.add')}
          </Button>
        </span>
      </div>
      {isFailed && <LoadFailed onRetry={() => void read()} />}
      {!published && !isFailed && <Skeleton shape="table" count={8} />}
      {published?.rules.length === 0 && (
        <EmptyState illustration="search">{t('catalog.synonyms.none')}</EmptyState>
      )}
      {published && published.rules.length > 0 && (
        <Grid as="ul" className={panel.list} aria-label={t('catalog.tab.synonyms')}>
          {published.rules.map((rule) => (
            <li key={rule.words.join()}>
              <span className={panel.row}>
                <Button look="bare" lang="ja" className={panel.name} onClick={() => setOpened(rule)}>
                  {rule.to.length > 0
                    ? t('catalog.synonyms.oneWay', { words: rule.words.join('、'), to: rule.to.join('、') })
                    : rule.words.join(' ＝ ')}
                </Button>
                <span lang="ja" className={panel.more}>
                  {rule.reason}
                </span>
              </span>
            </li>
          ))}
        </Grid>
      )}
      {published && opened && (
        <SynonymSheet
          published={published}
          rule={opened === 'new' ? null : opened}
          word={opened === 'new' ? word : ''}
          synonyms={{ read, publish }}
          onClose={close}
        />
      )}
    </>
  );
}
