import { useApolloClient } from '@apollo/client/react';
import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { Grid } from '../../../components/layout/Grid';
import { Stack } from '../../../components/layout/Stack';
import { CareerSheetDocument } from '../../../generated/careerSheet';
import { documentFontPath } from '../../../lib/pdf/documentFontPath';
import { isHistoryShared } from '../isHistoryShared';
import { buildCareerSheet, type SheetProfile } from './buildCareerSheet';
import styles from './CareerSheetMaker.module.css';

interface CareerSheetMakerProps {
  sub: string;
  /** Stores the file among the talent's own. */
  onAttach: (file: File) => Promise<unknown>;
}

interface Made {
  file: File;
  url: string;
  profile: SheetProfile;
}

/** Whether a profile has histories that organizations do not see. */
const hidesHistories = (profile: SheetProfile) =>
  (profile.workHistories?.items ?? []).some(
    (history) => profile.isShareHistories !== true || !isHistoryShared(history, profile),
  );

/**
 * Makes the career sheet (職務経歴書) as a PDF from the talent's profile, on this device. The talent opens it before it is
 * attached. Histories that organizations do not see are in it only if the talent chooses so.
 */
export function CareerSheetMaker({ sub, onAttach }: CareerSheetMakerProps) {
  const { t, i18n } = useTranslation();
  const client = useApolloClient();
  const [made, setMade] = useState<Made | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [state, setState] = useState<'idle' | 'making' | 'attaching' | 'failed' | 'attached'>('idle');
  useEffect(() => () => (made ? URL.revokeObjectURL(made.url) : undefined), [made]);
  const make = async (whole: boolean) => {
    setIsWhole(whole);
    setState('making');
    try {
      const [{ data }, { makePdf }, font] = await Promise.all([
        client.query({ query: CareerSheetDocument, variables: { sub }, fetchPolicy: 'network-only' }),
        import('../../../../../model/paper/makePdf'),
        fetch(documentFontPath).then((answer) =>
          answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`font: ${answer.status}`)),
        ),
      ]);
      const profile = data?.getUser;
      if (!profile) throw new Error('no profile');
      const now = new Date();
      const bytes = await makePdf(
        buildCareerSheet(profile, i18n, { isWhole: whole, now }),
        new Uint8Array(font),
        now,
      );
      const file = new File([bytes.slice()], t('careerSheet.file'), { type: 'application/pdf' });
      setMade({ file, url: URL.createObjectURL(file), profile });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const attach = async ({ file }: Made) => {
    setState('attaching');
    try {
      await onAttach(file);
      setMade(null);
      setState('attached');
    } catch {
      setState('failed');
    }
  };
  const isBusy = state === 'making' || state === 'attaching';
  return (
    <Grid className={styles.maker} gap={8} justify="start">
      {!made && (
        <Button disabled={isBusy} onClick={() => void make(false)}>
          {t(state === 'making' ? 'careerSheet.making' : 'careerSheet.make')}
        </Button>
      )}
      {made && (
        <section className={styles.made} aria-label={t('careerSheet.title')}>
          <p>{t('careerSheet.check')}</p>
          {hidesHistories(made.profile) && (
            <>
              <p className={styles.note}>{t(isWhole ? 'careerSheet.whole' : 'careerSheet.hidden')}</p>
              <Checkbox
                checked={isWhole}
                disabled={isBusy}
                onChange={({ target }) => void make(target.checked)}
              >
                {t('careerSheet.include')}
              </Checkbox>
            </>
          )}
          <Stack gap={8} wrap align="center">
            <a className={styles.open} href={made.url} target="_blank" rel="noreferrer">
              {t('careerSheet.open')}
            </a>
            <Button look="primary" disabled={isBusy} onClick={() => void attach(made)}>
              {t('careerSheet.attach')}
            </Button>
            <Button disabled={isBusy} onClick={() => setMade(null)}>
              {t('careerSheet.discard')}
            </Button>
          </Stack>
        </section>
      )}
      {state === 'attached' && <p role="status">{t('careerSheet.attached')}</p>}
      {state === 'failed' && (
        <Banner tone="danger" isUrgent>
          {t('careerSheet.failed')}
        </Banner>
      )}
    </Grid>
  );
}
