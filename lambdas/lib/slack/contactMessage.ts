import { plainLine } from '../../../model/plainLine';
import { buildSlackMessage } from './buildSlackMessage';
import type { SlackMessage } from './SlackMessage';

/** What somebody entered in the contact form. `sub` is empty if the sender is a guest. */
export interface Contact {
  sub: string;
  name: string;
  email: string;
  organizationName?: string | null;
  subject?: string | null;
  message: string;
  /** Of a complaint or a report: its number, and the last day for the answer. */
  number?: string;
  dueOn?: string;
}

/** Builds the Slack message with a message of the contact form. */
export function contactMessage({
  sub,
  name,
  email,
  organizationName,
  subject,
  message,
  number,
  dueOn,
}: Contact): SlackMessage {
  return buildSlackMessage(number ? '苦情・通報がありました' : 'お問い合わせがありました', {
    受付番号: number,
    回答期限: dueOn,
    お名前: plainLine(name),
    会社名: plainLine(organizationName ?? ''),
    メール: email,
    件名: plainLine(subject ?? ''),
    本文: message,
    会員: sub === '' ? undefined : sub,
  });
}
