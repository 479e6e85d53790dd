import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { japanDay } from '../../../../../model/japanDay';
import { diffFromPosting } from '../../../../../model/terms/diffFromPosting';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Grid } from '../../../components/layout/Grid';
import { PageHead } from '../../../components/page/PageHead';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { DifferenceList } from '../show/DifferenceList';
import styles from '../show/Terms.module.css';
import { TermsDocument } from '../show/TermsDocument';
import { VersionList } from '../show/VersionList';
import { ContractSections } from '../after/ContractSections';
import { findCurrentSheet } from '../../../../../model/terms/document/findCurrentSheet';
import { isWaitingFor } from '../isWaitingFor';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import { toShownSheet } from '../../../../../model/terms/document/toShownSheet';
import { type ApplicationTerms, type Sheet, useApplicationTerms } from '../useApplicationTerms';
import { AnswerForm } from './AnswerForm';

/** Says what became of the newest version: how long it is open, that it is over, or what the talent answered. */
function State({ sheet, isOpen }: { sheet: Sheet; isOpen: boolean }) {
  const { t } = useTranslation();
  const at = formatDate(sheet.expiresOn);
  if (sheet.state === 'ACCEPTED')
    return (
      <Banner tone="done" action={<Button onClick={() => window.print()}>{t('termsSheet.print')}</Button>}>
        {t('termsSheet.youAccepted')}
      </Banner>
    );
  if (sheet.state === 'DECLINED') return <Banner>{t('termsSheet.youDeclined')}</Banner>;
  if (isOpen) return <Banner tone="waiting">{t('termsSheet.openUntil', { at })}</Banner>;
  return <Banner>{t('termsSheet.over', { at })}</Banner>;
}

function Terms({ terms, onAnswered }: { terms: ApplicationTerms; onAnswered: () => void }) {
  const { t } = useTranslation();
  const { type, title, organizationName, conversationId, posting, sheets } = terms;
  const current = findCurrentSheet(sheets);
  const sheet = current ?? sheets[0];
  // What waits for an answer is above the document, which is long on a phone.
  const isFirst = isWaitingFor(terms, 'TALENT');
  const contract = current && (
    <div className={styles.page}>
      <ContractSections terms={terms} current={current} side="TALENT" onChanged={onAnswered} />
    </div>
  );
  const isOpen =
    type === 'OFFERED' && sheet?.state === 'SENT' && `${sheet.expiresOn}` >= japanDay(new Date());
  return (
    <Grid gap={24}>
      <PageHead
        title={t('termsSheet.title')}
        state={
          <>
            <span lang="ja">
              {t('termsSheet.about', { title: title ?? '', name: organizationName ?? '' })}
            </span>{' '}
            <Link to={paths.conversation(conversationId)}>{t('termsSheet.askLink')}</Link>
          </>
        }
      />
      {!sheet && <EmptyState illustration="applications">{t('termsSheet.noneYet')}</EmptyState>}
      {sheet && (
        <>
          <State sheet={sheet} isOpen={isOpen} />
          {isFirst && contract}
          <TermsDocument sheet={toShownSheet(sheet, terms)} />
          {!isFirst && contract}
          <div data-screen-only className={styles.page}>
            {posting && (
              <section className={styles.part}>
                <h2>{t('termsSheet.fromPosting')}</h2>
                <DifferenceList
                  differences={diffFromPosting(sheet.kind, toAnswers(sheet.answers), posting)}
                  kind={sheet.kind}
                  answers={toAnswers(sheet.answers)}
                  none={t('termsSheet.asPosted')}
                />
              </section>
            )}
            {isOpen && <AnswerForm sheet={sheet} title={title ?? ''} onAnswered={onAnswered} />}
            <VersionList sheets={sheets} />
          </div>
        </>
      )}
    </Grid>
  );
}

/** The screen /user/terms/{id}: the talent reads the terms that are offered, and accepts or declines them. */
export function OwnTermsScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { terms, isRead, error, refetch } = useApplicationTerms(id);
  if (error && !terms) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!isRead) return <Skeleton shape="article" count={4} />;
  if (!terms) return <EmptyState illustration="applications">{t('termsSheet.missing')}</EmptyState>;
  return <Terms terms={terms} onAnswered={() => void refetch()} />;
}
