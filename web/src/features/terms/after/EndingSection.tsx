import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import type { ReviewSide } from '../../../generated/schema';
import { Grid } from '../../../components/layout/Grid';
import styles from '../show/Terms.module.css';
import type { ApplicationTerms } from '../useApplicationTerms';
import { EndingAnswer } from './EndingAnswer';
import { EndingState } from './EndingState';
import { EndingWizard } from './EndingWizard';

interface EndingSectionProps {
  terms: ApplicationTerms;
  /** For which side of the contract the viewer acts. */
  side: ReviewSide;
  onChanged: () => void;
}

/** The end of a contract: what was said about it and what is to be answered, and the way to end it. */
export function EndingSection({ terms, side, onChanged }: EndingSectionProps) {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const { ending } = terms;
  const isOpen = !ending || ending.state === 'DECLINED' || ending.state === 'PROPOSED';
  return (
    <section className={styles.part} data-screen-only>
      <Grid gap={8}>
        <h2>{t('termsSheet.ending.title')}</h2>
        {ending && (
          <>
            <EndingState ending={ending} />
            <EndingAnswer {...{ terms, ending, side, onChanged }} />
          </>
        )}
        {isOpen && !isWriting && (
          <>
            <p className={styles.quiet}>{t('termsSheet.ending.lead')}</p>
            <Button onClick={() => setWriting(true)}>{t('termsSheet.ending.begin')}</Button>
          </>
        )}
        {isWriting && (
          <EndingWizard
            terms={terms}
            side={side}
            onSent={() => {
              setWriting(false);
              onChanged();
            }}
            onCancel={() => setWriting(false)}
          />
        )}
      </Grid>
    </section>
  );
}
