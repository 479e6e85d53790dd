import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import PostalMime from 'postal-mime';
import type { Authenticator } from '../../Authenticator';
import type { Environment } from '../../Environment';
import { readBody } from '../../http/readBody';
import { toSignedRequest } from '../../http/toSignedRequest';
import type { Service } from '../../Service';
import type { CapturedMail, Mailbox } from './Mailbox';
import type { SesAccount } from './SesAccount';

const bodyLimit = 14 * 1024 * 1024;
const emailInBrackets = /<([^>]+)>\s*$/;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function answer(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
}

function recipientsOf(form: URLSearchParams): string {
  const lists = ['To', 'Cc', 'Bcc'].map((kind) => `Destination.${kind}Addresses.member.`);
  const prefixes = [...lists, 'Destinations.member.'];
  return [...form]
    .filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map(([, value]) => value)
    .join(', ');
}

const simpleMail = (form: URLSearchParams): Omit<CapturedMail, 'at'> => ({
  from: form.get('Source') ?? '',
  to: recipientsOf(form),
  subject: form.get('Message.Subject.Data') ?? '',
  text: form.get('Message.Body.Text.Data') ?? '',
  html: form.get('Message.Body.Html.Data') ?? '',
});

/** Reads a mail that was sent as its source (RFC 5322). Its recipients are those of the request, not of its headers. */
async function rawMail(form: URLSearchParams): Promise<Omit<CapturedMail, 'at'>> {
  const source = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
  const { subject = '', text = '', html = '', from, attachments } = await PostalMime.parse(source);
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    from: form.get('Source') ?? from?.address ?? '',
    to: recipientsOf(form),
    ...{
      subject,
      text: text.replaceAll('\r\n', '\n').trimEnd(),
      html: html.replaceAll('\r\n', '\n').trimEnd(),
    },
    ...(calendar && { calendar: contentOf(calendar.content) }),
    source: source.toString('latin1'),
  };
}

const contentOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString();

/**
 * Creates the emulation of SES's SendEmail and SendRawEmail (version 1 of the API, query protocol), for signed requests. Mail
 * goes to the mailbox instead of the recipients. Requests are refused if they name another action, or a
 * sender without a verified SES identity.
 */
export function createMailApi(
  mailbox: Mailbox,
  authenticator: Authenticator,
  { region, accountId }: Pick<Environment, 'region' | 'accountId'>,
  { identities }: Pick<SesAccount, 'identities'>,
): Service {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, code: string, message: string) =>
      answer(
        response,
        status,
        `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escape(message)}</Message></Error></ErrorResponse>`,
      );
    const body = await readBody(request, bodyLimit);
    const caller = await authenticator.iam(toSignedRequest(request, body));
    if (!caller) return refuse(403, 'SignatureDoesNotMatch', 'The request is not signed well');
    const form = new URLSearchParams(body.toString());
    const action = form.get('Action') ?? '';
    if (action !== 'SendEmail' && action !== 'SendRawEmail')
      return refuse(400, 'InvalidAction', `SES's ${action} is not emulated locally`);
    const mail = action === 'SendEmail' ? simpleMail(form) : await rawMail(form);
    const address = emailInBrackets.exec(mail.from)?.[1] ?? mail.from;
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    // SES prefers the identity of the address itself to that of its domain.
    const identity = identities.has(address) ? address : domain;
    const arn = `arn:aws:ses:${region}:${accountId}:identity/${identity}`;
    if (!caller.allows(`ses:${action}`, arn)) {
      return refuse(
        403,
        'AccessDenied',
        `${caller.userArn} is not authorized to perform ses:${action} on ${arn}`,
      );
    }
    if (mail.from === '' || mail.to === '') {
      return refuse(400, 'InvalidParameterValue', 'A mail needs a sender and a recipient.');
    }
    if (!identities.has(identity)) {
      return refuse(
        400,
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${address}`,
      );
    }
    mailbox.deliver(mail);
    answer(
      response,
      200,
      `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>${randomUUID()}</MessageId></${action}Result></${action}Response>`,
    );
  };
  return { handle, stop: () => Promise.resolve() };
}
