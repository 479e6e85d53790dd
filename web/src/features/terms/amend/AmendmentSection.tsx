import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../model/japanDay';
import { diffTerms } from '../../../../../model/terms/diffTerms';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { Grid } from '../../../components/layout/Grid';
import type { ReviewSide } from '../../../generated/schema';
import { formatDate } from '../../../lib/format/formatDate';
import { DifferenceList } from '../show/DifferenceList';
import styles from '../show/Terms.module.css';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import type { ApplicationTerms, Sheet } from '../useApplicationTerms';
import { AmendForm } from './AmendForm';
import { AmendmentAnswer } from './AmendmentAnswer';

interface AmendmentSectionProps {
  terms: ApplicationTerms;
  /** The version in force. */
  current: Sheet;
  /** For which side of the contract the viewer acts. */
  side: ReviewSide;
  onChanged: () => void;
}

/**
 * The changes of accepted terms: what is proposed and who is to answer, and the way to propose a change, which is open to
 * both sides. The terms in force stay until the other side has accepted.
 */
export function AmendmentSection({ terms, current, side, onChanged }: AmendmentSectionProps) {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const [newest] = terms.sheets;
  const proposed = newest?.proposedBy && newest.state === 'SENT' ? newest : null;
  const isOver = proposed !== null && `${proposed.expiresOn}` < japanDay(new Date());
  const isOwn = proposed?.proposedBy === side;
  const state = isOver ? 'over' : isOwn ? 'waiting' : 'asked';
  return (
    <section className={styles.part} data-screen-only>
      <Grid gap={8}>
        <h2>{t('termsSheet.amend.title')}</h2>
        {proposed && (
          <>
            <Banner tone={isOver ? undefined : 'waiting'}>
              {t(`termsSheet.amend.${state}`, { at: formatDate(proposed.expiresOn) })}
            </Banner>
            <DifferenceList
              differences={diffTerms(
                { kind: current.kind, answers: toAnswers(current.answers) },
                { kind: proposed.kind, answers: toAnswers(proposed.answers) },
              )}
              kind={proposed.kind}
              answers={toAnswers(proposed.answers)}
              none={t('termsSheet.same')}
            />
            {state === 'asked' && (
              <AmendmentAnswer id={proposed.id} title={terms.title ?? ''} onAnswered={onChanged} />
            )}
          </>
        )}
        {!isWriting && (
          <>
            <p className={styles.quiet}>{t('termsSheet.amend.lead')}</p>
            <Button onClick={() => setWriting(true)}>{t('termsSheet.amend.propose')}</Button>
          </>
        )}
        {isWriting && (
          <AmendForm
            current={current}
            applicationId={terms.id}
            number={(newest?.number ?? current.number) + 1}
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
