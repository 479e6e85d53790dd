import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerDays } from '../../../../model/complaints/answerDays';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import type { CreateContactMessageMutation } from '../../generated/createContactMessage';
import { formatDate } from '../../lib/format/formatDate';
import { paths } from '../../lib/paths';
import { ContactForm } from './ContactForm';
import styles from './InfoArticle.module.css';

/**
 * The screen /contact-us for messages to Enishi's operator: questions, requests of organizations, complaints
 * (`?complaint=true`), and reports about a job (`?job=<id>`).
 */
export function ContactScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [receipt, setReceipt] = useState<CreateContactMessageMutation['createContactMessage'] | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the window still shows the end of the form, which is longer than what replaces it.
  useEffect(() => {
    if (receipt) answer.current?.scrollIntoView?.({ block: 'center' });
  }, [receipt]);
  const job = query.get('job');
  const about = query.get('about');
  const isComplaint = !job && query.has('complaint');
  const subject = job
    ? t('info.reportSubject', { id: job })
    : isComplaint
      ? t('info.complaintSubject')
      : (about ?? undefined);
  const title = job ? 'info.report' : isComplaint ? 'info.complaint' : 'shell.pages.contact';
  const lead = job ? 'info.reportLead' : isComplaint ? 'info.complaintLead' : 'info.contactLead';
  const complaint = job
    ? ({ kind: 'JOB_REPORT', openJobID: job } as const)
    : isComplaint
      ? ({ kind: 'COMPLAINT' } as const)
      : undefined;
  return (
    <article className={styles.article}>
      <h1>{t(title)}</h1>
      {receipt ? (
        <div ref={answer}>
          <EmptyState
            illustration="calm"
            action={<ButtonLink to={paths.jobs}>{t('static.findJobs')}</ButtonLink>}
          >
            {receipt.number && receipt.dueOn
              ? t('info.receipt', { number: receipt.number, day: formatDate(receipt.dueOn) })
              : t('info.sent')}
          </EmptyState>
        </div>
      ) : (
        <>
          <p>{t(lead, { days: answerDays })}</p>
          <ContactForm key={title} subject={subject} complaint={complaint} onSent={setReceipt} />
        </>
      )}
    </article>
  );
}
