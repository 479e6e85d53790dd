import { JobAlertLimits } from '../../../model/limits/JobAlertLimits';
import type { Notice } from '../../lib/notices/Notice';
import type { StoredRow } from '../../lib/StoredRow';
import { buildMail, nameInMail } from '../buildMail';
import type { Recipient } from '../findRecipient';
import type { Mail } from '../Mail';
import { alertTexts } from './alertTexts';
import { describeJob } from './describeJob';
import type { MailedJob } from './MailedJob';
import { searchUrl } from './searchUrl';

/** What the mail of an alert is about. */
interface Found {
  alert: StoredRow;
  /** The new jobs, the newest first. */
  jobs: readonly MailedJob[];
  /** The token with which the person who has the mail ends the alert. */
  token: string;
}

/** Returns the URL at which the mails of an alert are ended, without a sign-in. */
const endUrl = (site: string, language: string, alertId: string, token: string): string =>
  `${site}/alerts/${language}/${encodeURIComponent(alertId)}/${token}`;

/**
 * Builds the mail about new jobs that an alert has found. It can be ended with one click: by the link in it, and by the
 * button that mail programs show for the headers of RFC 8058.
 * @param site origin of the site
 */
export function alertMail(
  notice: Pick<Notice, 'id'>,
  { to, name, language }: Recipient,
  { alert, jobs, token }: Found,
  site: string,
): Mail {
  const texts = alertTexts[language];
  const title = nameInMail(String(alert.name));
  const shown = jobs.slice(0, JobAlertLimits.jobsPerMail);
  const others = jobs.length - shown.length;
  const end = endUrl(site, language, String(alert.id), token);
  const mail = buildMail({
    ...{ to, name, language, subject: texts.subject(title, jobs.length) },
    paragraphs: texts.paragraphs(title, jobs.length),
    closing: others > 0 ? [texts.more(others)] : [],
    quotes: shown.map((job) => ({
      head: nameInMail(job.title),
      url: `${site}/jobs/detail/${encodeURIComponent(job.id)}`,
      text: describeJob(alert, job, language),
    })),
    link: { label: texts.label, url: searchUrl(alert, site) },
    end: { label: texts.end, url: end },
    notes: [texts.settings(`${site}/user/job-alerts`), texts.number(notice.id.split('.').at(-1) ?? '')],
  });
  return { ...mail, endUrl: end };
}
