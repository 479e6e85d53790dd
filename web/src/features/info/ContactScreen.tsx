import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { paths } from '../../lib/paths';
import { ContactForm } from './ContactForm';
import styles from './InfoArticle.module.css';

/**
 * The screen /contact-us for messages to Enishi's operator: questions, requests of organizations, and reports
 * about a job (`?job=<id>`).
 */
export function ContactScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [isSent, setIsSent] = useState(false);
  const job = query.get('job');
  const about = query.get('about');
  const subject = job ? t('info.reportSubject', { id: job }) : (about ?? undefined);
  return (
    <article className={styles.article}>
      <h1>{t(job ? 'info.report' : 'shell.pages.contact')}</h1>
      {isSent ? (
        <EmptyState
          illustration="calm"
          action={<ButtonLink to={paths.jobs}>{t('static.findJobs')}</ButtonLink>}
        >
          {t('info.sent')}
        </EmptyState>
      ) : (
        <>
          <p>{t(job ? 'info.reportLead' : 'info.contactLead')}</p>
          <ContactForm subject={subject} onSent={() => setIsSent(true)} />
        </>
      )}
    </article>
  );
}
