import { useTranslation } from 'react-i18next';
import type { CareerQualificationFragment } from '../../../generated/career';
import { formatDate } from '../../../lib/format/formatDate';
import { formatMonth } from '../../../lib/format/formatMonth';
import { japanDay } from '../../../../../model/japanDay';
import styles from './Career.module.css';

/** Shows the facts of a qualification: name, issuer, date of issue and date of expiry. */
export function QualificationFacts({ qualification }: { qualification: CareerQualificationFragment }) {
  const { t } = useTranslation();
  const { name, organization, releaseDate, expirationDate, isNoExpiry } = qualification;
  const isExpired = Boolean(expirationDate && expirationDate < japanDay(new Date()));
  const until = expirationDate && {
    text: t(isExpired ? 'histories.qualification.expired' : 'histories.qualification.until', {
      date: formatDate(expirationDate),
    }),
  };
  const facts = [
    organization,
    releaseDate && t('histories.qualification.since', { month: formatMonth(releaseDate) }),
    isNoExpiry ? t('histories.qualification.forever') : until && until.text,
  ].filter(Boolean);
  return (
    <div className={styles.facts}>
      <h3 lang="ja">{name}</h3>
      {facts.length > 0 && <p className={styles.note}>{facts.join(t('common.or'))}</p>}
    </div>
  );
}
