import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../model/japanDay';
import { isEnding } from '../../../../../model/terms/isEnding';
import { listContractDates } from '../../../../../model/terms/listContractDates';
import { formatDate } from '../../../lib/format/formatDate';
import { Grid } from '../../../components/layout/Grid';
import { SourceText } from '../show/SourceText';
import styles from '../show/Terms.module.css';
import type { ApplicationTerms } from '../useApplicationTerms';
import { toContract } from './toContract';
import { toDelivery } from '../../../../../model/terms/document/toDelivery';

/** How many of the dates to come are listed. */
const SHOWN = 6;

/** The dates to come of a contract: payments with the last lawful day, paper that is due, the last day for notice, and the end. */
export function DatesSection({ terms }: { terms: ApplicationTerms }) {
  const { t } = useTranslation();
  const { sheets, ending } = terms;
  const { versions } = toContract(sheets);
  const today = japanDay(new Date());
  const dates = listContractDates(
    versions,
    isEnding(ending) ? ending?.lastDay : null,
    toDelivery(terms)?.dueOn,
  ).filter(({ on }) => on >= today);
  if (dates.length === 0) return null;
  const law =
    versions.at(-1)?.kind === 'CONTRACT'
      ? ({ law: 'freelance', article: '第16条第1項' } as const)
      : ({ law: 'renewalStandard', article: '第2条' } as const);
  return (
    <section className={styles.part} data-screen-only>
      <Grid gap={8}>
        <h2>{t('termsSheet.after.dates')}</h2>
        <ul className={styles.differences}>
          {dates.slice(0, SHOWN).map(({ about, on, until }) => (
            <li key={`${about}${on}`}>
              <strong>{formatDate(on)}</strong>
              <span>{t(`termsSheet.after.date.${about}`)}</span>
              {until && (
                <span className={styles.quiet}>
                  {t('termsSheet.after.until', { at: formatDate(until) })}{' '}
                  <SourceText law="freelance" article="第4条" />
                </span>
              )}
              {about === 'NOTICE' && <SourceText {...law} />}
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{t('termsSheet.after.reminded')}</p>
      </Grid>
    </section>
  );
}
