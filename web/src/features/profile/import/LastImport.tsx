import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { Section } from '../career/Section';
import styles from './import.module.css';
import { ImportLine } from './ImportLine';
import { importLog } from './importLog';
import { useImport } from './useImport';

interface LastImportProps {
  sub: string;
  /** Called when the person no longer wants to undo the import. */
  onForget: () => void;
}

/**
 * Shows what the person imported on this device before they left the screen, and lets them undo it. Empty if
 * there is nothing to undo.
 */
export function LastImport({ sub, onForget }: LastImportProps) {
  const { t } = useTranslation();
  const [log] = useState(() => importLog.read(sub));
  const { outcomes, isBusy, undo } = useImport(sub, log);
  if (!log) return null;
  const rows = log.entries.map(({ row }) => row);
  const stored = rows.filter(({ key }) => outcomes.get(key)?.state === 'stored');
  const forget = () => {
    importLog.forget(sub);
    onForget();
  };
  return (
    <Section title={t('importResume.last.title')} lead={t('importResume.last.lead')}>
      <Grid as="ul">
        {rows.map((row) => (
          <ImportLine key={row.key} row={row} outcome={outcomes.get(row.key)} />
        ))}
      </Grid>
      {stored.length > 0 && (
        <div className={styles.actions}>
          <Stack gap={12} wrap>
            <Button disabled={isBusy} onClick={() => void undo(stored)}>
              {t('importResume.undo', { n: stored.length })}
            </Button>
            <Button look="text" disabled={isBusy} onClick={forget}>
              {t('importResume.last.forget')}
            </Button>
          </Stack>
        </div>
      )}
    </Section>
  );
}
