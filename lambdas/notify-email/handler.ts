import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deliverQueued } from '../lib/deliveries/deliverQueued';
import { ADMINISTRATORS } from '../lib/notices/ADMINISTRATORS';
import type { Notice } from '../lib/notices/Notice';
import type { SecurityNotice } from '../lib/notices/SecurityNotice';
import { runOnce } from '../lib/runOnce';
import { deliverJobAlert } from './alerts/deliverJobAlert';
import { deliverDigest } from './deliverDigest';
import type { Digest } from './Digest';
import { findRecipient } from './findRecipient';
import type { Mail } from './Mail';
import { env } from './needs';
import { deliverNotice } from './notices/deliverNotice';
import { queueForAdministrators } from './notices/queueForAdministrators';
import { sampleMails } from './sampleMails';
import { securityMail } from './securityMail';
import { sendMail } from './sendMail';

async function deliverSecurityNotice(notice: SecurityNotice): Promise<void> {
  const { security, userId, mark } = notice;
  await runOnce(`security#${security}#${userId}#${mark}`, async () => {
    const recipient = security === 'EMAIL_CHANGED' ? notice : await findRecipient(userId, null);
    if (recipient) await sendMail(securityMail(security, recipient, env('SITE_URL')));
  });
}

const deliver = (request: Digest | Notice | SecurityNotice): Promise<void> => {
  if ('security' in request) return deliverSecurityNotice(request);
  if (!('kind' in request)) return deliverDigest(request);
  if (request.kind === 'JOBS_FOUND') return deliverJobAlert(request);
  return request.userId === ADMINISTRATORS ? queueForAdministrators(request) : deliverNotice(request);
};

/** Asks for an example of each mail, for developers. */
interface SamplesRequest {
  samples: true;
}

/**
 * Delivers the queued notices and the mails about unread messages. A failed one is tried again after a growing
 * pause. Asked for examples of its mails, it returns them and sends nothing.
 */
export async function handler(
  event: SQSEvent | SamplesRequest,
  context: Context,
): Promise<SQSBatchResponse | Mail[]> {
  if ('samples' in event) return sampleMails(env('SITE_URL'));
  return deliverQueued(event, context, deliver);
}
