import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import type { TextKey } from '../../../i18n/TextKey';
import { Section } from '../career/Section';
import styles from './import.module.css';
import { ImportLine } from './ImportLine';
import type { ImportKind, ImportRow } from './ImportRow';
import { useImport } from './useImport';

const titles: Readonly<Record<ImportKind, TextKey>> = {
  basics: 'ownProfile.basic',
  work: 'histories.work.title',
  education: 'histories.school.title',
  projects: 'importResume.projects',
  certificates: 'histories.qualification.title',
  skills: 'ownProfile.skills',
};

interface ImportRowsProps {
  sub: string;
  rows: readonly ImportRow[];
}

/**
 * Lists the differences between an imported CV and the profile. The person chooses some of them and stores
 * them, and can undo this.
 */
export function ImportRows({ sub, rows }: ImportRowsProps) {
  const { t } = useTranslation();
  const { outcomes, isBusy, store, undo } = useImport(sub, null);
  const possible = rows.filter(({ broken }) => !broken).map(({ key }) => key);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(possible));
  const stateOf = ({ key }: ImportRow) => outcomes.get(key)?.state;
  const due = rows.filter(
    (row) => chosen.has(row.key) && stateOf(row) !== 'stored' && stateOf(row) !== 'undone',
  );
  const stored = rows.filter((row) => stateOf(row) === 'stored');
  const refused = rows.filter((row) => stateOf(row) === 'refused');
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const isOver = outcomes.size > 0 && !isBusy;
  return (
    <>
      {Object.entries(titles).map(([kind, title]) => {
        const own = rows.filter((row) => row.kind === kind);
        if (own.length === 0) return null;
        return (
          <Section key={kind} title={t(title)}>
            <Grid as="ul">
              {own.map((row) => (
                <ImportLine
                  key={row.key}
                  row={row}
                  outcome={outcomes.get(row.key)}
                  choice={{
                    isChosen: chosen.has(row.key),
                    isBusy,
                    onChoose: (isChosen) => choose(row.key, isChosen),
                  }}
                />
              ))}
            </Grid>
          </Section>
        );
      })}
      <div className={styles.actions} aria-busy={isBusy}>
        {isOver && stored.length > 0 && (
          <Banner tone="done">
            {t('importResume.stored', { n: stored.length })} {t('importResume.undoHint')}
          </Banner>
        )}
        {isOver && refused.length > 0 && (
          <Banner tone="danger" isUrgent>
            {t('importResume.refused', { n: refused.length })}
          </Banner>
        )}
        {!isBusy && due.length === 0 && stored.length === 0 && <p>{t('importResume.chooseSome')}</p>}
        <Stack gap={12} wrap>
          <Button
            look="primary"
            size="large"
            disabled={isBusy || due.length === 0}
            onClick={() => void store(due)}
          >
            {t('importResume.store', { n: due.length })}
          </Button>
          {stored.length > 0 && (
            <Button size="large" disabled={isBusy} onClick={() => void undo(stored)}>
              {t('importResume.undo', { n: stored.length })}
            </Button>
          )}
        </Stack>
      </div>
    </>
  );
}
