import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import { diffTerms } from '../../../../../model/terms/diffTerms';
import { formatDate } from '../../../lib/format/formatDate';
import { findCurrentSheet } from '../../../../../model/terms/document/findCurrentSheet';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import type { Sheet } from '../useApplicationTerms';
import { DifferenceList } from './DifferenceList';
import styles from './Terms.module.css';

const comparable = ({ kind, answers }: Sheet) => ({ kind, answers: toAnswers(answers) });

/** The versions that were sent, the newest first: when, what became of it when, and what changed. */
export function VersionList({ sheets }: { sheets: readonly Sheet[] }) {
  const { t } = useTranslation();
  const sent = sheets.filter(({ number }) => number > 0);
  if (sent.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('termsSheet.versions')}</h2>
      <ol className={styles.versions} reversed>
        {sent.map((sheet, place) => {
          // A change is compared with the version that it changes, not with one that was declined.
          const before = sheet.amends ? sent.find(({ number }) => number === sheet.amends) : sent[place + 1];
          const isReplaced = place > 0 && sheet.state === 'SENT';
          const isFormer = sheet.state === 'ACCEPTED' && sheet !== findCurrentSheet(sent);
          return (
            <li key={sheet.id}>
              <p>
                {t('termsSheet.version', { n: sheet.number, at: formatDate(sheet.createdAt) })}{' '}
                {sheet.proposedBy && t(`termsSheet.amend.by.${sheet.proposedBy}`)}{' '}
                <Chip tone={sheet.state === 'ACCEPTED' ? 'done' : 'plain'}>
                  {t(`termsSheet.state.${isFormer ? 'FORMER' : isReplaced ? 'REPLACED' : sheet.state}`)}
                </Chip>{' '}
                {sheet.answeredAt && t('termsSheet.answered', { at: formatDate(sheet.answeredAt) })}
              </p>
              {sheet.reason && <p lang="ja">{sheet.reason}</p>}
              {before && (
                <DifferenceList
                  differences={diffTerms(comparable(before), comparable(sheet))}
                  kind={sheet.kind}
                  answers={toAnswers(sheet.answers)}
                  none={t('termsSheet.same')}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
