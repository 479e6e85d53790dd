import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Banner } from '../../../components/feedback/Banner';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Button } from '../../../components/buttons/Button';
import { Grid } from '../../../components/layout/Grid';
import { PageHead } from '../../../components/page/PageHead';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from '../show/Terms.module.css';
import { TermsDocument } from '../show/TermsDocument';
import { VersionList } from '../show/VersionList';
import { ContractSections } from '../after/ContractSections';
import { findCurrentSheet } from '../../../../../model/terms/document/findCurrentSheet';
import { isWaitingFor } from '../isWaitingFor';
import { toShownSheet } from '../../../../../model/terms/document/toShownSheet';
import { type ApplicationTerms, useApplicationTerms } from '../useApplicationTerms';
import { TermsForm } from './TermsForm';

/** What job staff do with the accepted document: print it, and close the job. */
function Accepted({ terms }: { terms: ApplicationTerms }) {
  const { t } = useTranslation();
  const [, jobId = ''] = terms.id.split('.');
  return (
    <>
      <Banner tone="done" action={<Button onClick={() => window.print()}>{t('termsSheet.print')}</Button>}>
        {t('termsSheet.accepted')}
      </Banner>
      <p data-screen-only>
        {t('termsSheet.closeAsk')} <Link to={paths.clientEditJob(jobId)}>{t('termsSheet.closeJob')}</Link>
      </p>
    </>
  );
}

function Terms({ terms, onSent }: { terms: ApplicationTerms; onSent: () => void }) {
  const { t } = useTranslation();
  const { type, title, talentName, conversationId, sheets } = terms;
  const accepted = findCurrentSheet(sheets);
  // What waits for an answer is above the document, which is long on a phone.
  const isFirst = isWaitingFor(terms, 'CLIENT');
  const contract = accepted && (
    <div className={styles.page}>
      <ContractSections terms={terms} current={accepted} side="CLIENT" onChanged={onSent} />
    </div>
  );
  const isOpen = type === 'INTERVIEW' || type === 'OFFERED';
  const newest = sheets.find(({ number }) => number > 0);
  const version = sheets[0] ? `${sheets[0].id}.${sheets.length}` : '';
  return (
    <Grid gap={24}>
      <PageHead
        title={t('termsSheet.title')}
        state={
          <>
            <span lang="ja">{t('termsSheet.about', { title: title ?? '', name: talentName ?? '' })}</span>{' '}
            <Link to={paths.clientConversation(conversationId)}>{t('relation.open')}</Link>
          </>
        }
      />
      {accepted && (
        <>
          <Accepted terms={terms} />
          {isFirst && contract}
          <TermsDocument sheet={toShownSheet(accepted, terms)} />
          {!isFirst && contract}
        </>
      )}
      {!isOpen && !accepted && <EmptyState illustration="applications">{t('termsSheet.notNow')}</EmptyState>}
      {isOpen && newest?.state === 'SENT' && (
        <Banner tone="waiting">
          {t('termsSheet.waiting', { n: newest.number, at: formatDate(newest.expiresOn) })}
        </Banner>
      )}
      {isOpen && <TermsForm key={version} terms={terms} onSent={onSent} />}
      <div data-screen-only className={styles.page}>
        <VersionList sheets={sheets} />
      </div>
    </Grid>
  );
}

/** The screen /client/terms/{id}: job staff offer the terms of an application, and keep what was agreed. */
export function OfferTermsScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { terms, isRead, error, refetch } = useApplicationTerms(id);
  if (error && !terms) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!isRead) return <Skeleton shape="article" count={4} />;
  if (!terms) return <EmptyState illustration="applications">{t('termsSheet.missing')}</EmptyState>;
  return <Terms terms={terms} onSent={() => void refetch()} />;
}
