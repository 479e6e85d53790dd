import type { NoticeKind } from '../../../model/notices/noticeKinds';
import type { EnumValue } from '../../../model/enums';

/**
 * A queued notice for one person. The function handle-changes queues it, and notify-email stores and mails
 * it. A notice contains no names of people and no text by users except the title of a job.
 */
export interface Notice {
  /** The id of the notice. The same event gives the same id, so a repeated delivery stores it once. */
  id: string;
  /** The sub of the person, or `ADMINISTRATORS`. */
  userId: string;
  kind: NoticeKind;
  /** The id of the conversation, job, benefit or export to which the notice leads. */
  subject: string;
  /** The title of the job or the benefit that the notice is about, if there is one. */
  title?: string;
  /** The new state of the application that the notice is about, if it was changed. */
  state?: EnumValue<'ApplyType'>;
  /** The meeting that the notice is about. Its mail says when and where, as they are when it is sent. */
  meeting?: { application: string; id: string };
  /** The accepted version of the sheet of terms that the notice is about. Its mail brings the document. */
  terms?: { application: string; number: number };
  /** Whether it is mailed, but not in the list below the bell: who did something themselves needs no notice of it. */
  isOnlyMail?: true;
  /** When the event happened, in ISO 8601. */
  at: string;
}
