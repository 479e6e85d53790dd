import type { CapturedMail } from './Mailbox';
import { parseMessage } from './parseMessage';

type Outgoing = Omit<CapturedMail, 'at'>;

function members(form: URLSearchParams, prefix: string): string[] {
  return [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);
}

function recipients(form: URLSearchParams): string[] {
  return ['To', 'Cc', 'Bcc'].flatMap((kind) => members(form, `Destination.${kind}Addresses`));
}

/** SES's sending actions: what of the query protocol's form makes the mail. */
export const sendActions: Record<string, (form: URLSearchParams) => Outgoing> = {
  SendEmail: (form) => ({
    from: form.get('Source') ?? '',
    to: recipients(form).join(', '),
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
  }),
  SendRawEmail: (form) => {
    const { headers, text, html } = parseMessage(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'));
    const named = members(form, 'Destinations');
    return {
      from: form.get('Source') ?? headers.from ?? '',
      to: named.length > 0 ? named.join(', ') : [headers.to, headers.cc].filter(Boolean).join(', '),
      subject: headers.subject ?? '',
      text,
      html,
    };
  },
};
