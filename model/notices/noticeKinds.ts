import { type Area, conversationPath } from '../conversationPath';
import type { EnumValue } from '../enums';
import type { MailTopic } from '../mailTopics';

export type NoticeKind = EnumValue<'NoticeKind'>;

interface NoticeRule {
  /**
   * The topic to which mails about notices of this kind belong. People can switch off all mails about a
   * topic. Null if the notices concern the account itself; they are always mailed (decision T44).
   */
  topic: MailTopic | null;
  /** Whether administrators alone get it. Who is none any more when it is delivered does not. */
  isForAdministrators?: true;
  /**
   * Returns the path of the page to which the notice leads, for the id of its subject and the recipient's area of the
   * site.
   */
  pathOf: (subject: string, area: Area) => string;
}

const conversation = (id: string) => conversationPath(id, 'talent');
const benefit = (id: string) => `/employee-benefits/detail/${encodeURIComponent(id)}`;
const adminBenefit = (id: string) => `/admin/employee-benefits/edit/${encodeURIComponent(id)}`;
const adminOrganization = (id: string) => `/admin/organizations/edit/${encodeURIComponent(id)}`;
const adminJob = (id: string) => `/admin/jobs/detail/${encodeURIComponent(id)}`;
const job = (id: string) => `/jobs/detail/${encodeURIComponent(id)}`;
const clientJob = (id: string) => `/client/jobs/edit/${encodeURIComponent(id)}`;
const clientBenefit = (id: string) => `/client/jobs/benefits/edit/${encodeURIComponent(id)}`;

const byArea =
  (paths: Record<Area, (subject: string) => string>): NoticeRule['pathOf'] =>
  (subject, area) =>
    paths[area](subject);

/**
 * For each kind of notice: the topic by which people can switch off its mail, and the page to which it leads.
 */
export const noticeKinds: Readonly<Record<NoticeKind, NoticeRule>> = {
  /** To job staff: a talent has applied. The subject is the conversation of the application. */
  APPLICATION_RECEIVED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To job staff: a talent has withdrawn an application. */
  APPLICATION_WITHDRAWN: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the talent: somebody else has changed the state of their application. */
  APPLICATION_MOVED: { topic: 'APPLICATION', pathOf: conversation },
  /** To a talent: job staff have invited the talent to a job. */
  JOB_OFFERED: { topic: 'NEWS', pathOf: job },
  /** To job staff: an administrator has made the job public after a review. */
  JOB_PUBLISHED: { topic: 'NEWS', pathOf: byArea({ talent: job, client: clientJob, admin: adminJob }) },
  /** To job staff: an administrator has returned the job with a note instead of making it public. */
  JOB_RETURNED: {
    topic: 'NEWS',
    // Consultants have no editor; they talk about it with the organization.
    pathOf: byArea({
      talent: () => '/message',
      client: clientJob,
      admin: (id) => `/admin/jobs/edit/${encodeURIComponent(id)}`,
    }),
  },
  /** To the person who requested an export: the file can be downloaded. */
  EXPORT_READY: { topic: null, pathOf: () => '/user/edit-account' },
  /** To the person who is leaving: when the account will be deleted, and how to stay. */
  DELETION_REQUESTED: { topic: null, pathOf: () => '/user/edit-account' },
  /** To the person who is leaving: the account will be deleted in three days. */
  DELETION_NEAR: { topic: null, pathOf: () => '/user/edit-account' },
  /** To the talent: an administrator has granted the use of a benefit that the talent had requested. */
  BENEFIT_GRANTED: { topic: 'NEWS', pathOf: benefit },
  /** To the owners of an organization: an administrator has published a benefit that it offers. */
  BENEFIT_PUBLISHED: {
    topic: 'NEWS',
    pathOf: byArea({ talent: benefit, client: clientBenefit, admin: adminBenefit }),
  },
  /** To the owners of an organization: an administrator has returned a benefit with a note. */
  BENEFIT_RETURNED: {
    topic: 'NEWS',
    // Without an area of organizations, their owners have no form for benefits.
    pathOf: byArea({ talent: () => '/home', client: clientBenefit, admin: adminBenefit }),
  },
  /** To the administrators: somebody has asked for the publication of a job. */
  JOB_REVIEW_REQUESTED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminJob },
  /** To the administrators: an organization has asked for the publication of a benefit. */
  BENEFIT_REVIEW_REQUESTED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminBenefit },
  /** To the administrators: an organization has changed a published benefit; the page shows the difference. */
  BENEFIT_EDITED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminBenefit },
  /** To the administrators: an owner has changed an organization; the page shows the difference. */
  ORGANIZATION_EDITED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminOrganization },
  /** To the administrators: job staff have changed a public job; the page shows the difference. */
  JOB_EDITED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminJob },
  /** To the administrators: job staff have closed a public job. */
  JOB_CLOSED: { topic: 'NEWS', isForAdministrators: true, pathOf: adminJob },
  /** To the administrators: an organization has taken a published benefit out of the public. */
  BENEFIT_WITHDRAWN: { topic: 'NEWS', isForAdministrators: true, pathOf: adminBenefit },
  /** To the talent: the application has arrived; the mail repeats what was sent. The subject is the conversation. */
  APPLICATION_SENT: { topic: 'APPLICATION', pathOf: conversation },
  /** To the other side: times for a meeting are offered. The subject is the conversation of the application. */
  MEETING_PROPOSED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the other side: a time was taken, or the details of the meeting were changed. */
  MEETING_AGREED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the other side: the meeting, or what was offered for it, was cancelled. */
  MEETING_CANCELLED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To both sides: the meeting is tomorrow. */
  MEETING_NEAR: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the talent: job staff have sent another version of the sheet of terms. */
  TERMS_SENT: { topic: 'APPLICATION', pathOf: conversation },
  /** To job staff: the talent has accepted the terms, so that there is a contract. */
  TERMS_ACCEPTED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To job staff: the talent has declined the terms; they can send other ones. */
  TERMS_DECLINED: { topic: 'APPLICATION', pathOf: conversationPath },
  /**
   * To whoever kept a search: it has found new jobs. The subject is the alert. Each alert is ended by itself, so no
   * topic switches its mail off.
   */
  JOBS_FOUND: { topic: null, pathOf: () => '/user/job-alerts' },
  /** To the other side: a change of the accepted terms is proposed. */
  AMENDMENT_PROPOSED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the side that proposed it: the change is accepted, and the changed terms are in force. */
  AMENDMENT_ACCEPTED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the side that proposed it: the change is declined, and the terms stay as they were. */
  AMENDMENT_DECLINED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the other side: notice is given that the contract ends, or an agreement about its end is proposed. */
  ENDING_NOTIFIED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the other side: the end was confirmed or declined, or its reason is asked for or given. */
  ENDING_ANSWERED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To both sides: a payment is due in three days. */
  CONTRACT_PAYMENT_NEAR: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To both sides: in two weeks it is too late for the notice that the contract is not renewed. */
  CONTRACT_NOTICE_NEAR: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To both sides: the contract ends in two weeks. */
  CONTRACT_END_NEAR: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To job staff: the talent asks for the document on paper, or says how they wish to get it. */
  PAPER_ASKED: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the talent: the organization says that it handed over the document on paper. */
  PAPER_HANDED_OVER: { topic: 'APPLICATION', pathOf: conversation },
  /** To job staff: the document on paper is due in three days. */
  CONTRACT_PAPER_NEAR: { topic: 'APPLICATION', pathOf: conversationPath },
  /** To the administrators: the last day for the answer to a complaint or a report is over. */
  COMPLAINT_OVERDUE: { topic: 'NEWS', isForAdministrators: true, pathOf: () => '/admin/complaints' },
  /** To job staff: the public job lacks something, and will be closed after a day. */
  JOB_ITEMS_LACKING: { topic: 'NEWS', pathOf: byArea({ talent: job, client: clientJob, admin: adminJob }) },
  /** To job staff: the job was closed because it still lacked something. */
  JOB_ITEMS_CLOSED: {
    topic: 'NEWS',
    pathOf: byArea({ talent: () => '/message', client: clientJob, admin: adminJob }),
  },
};
