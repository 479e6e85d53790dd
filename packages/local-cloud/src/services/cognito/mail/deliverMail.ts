import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { Mail } from './Mail';

/**
 * Sends a mail of the user pool.
 * @throws CodeDeliveryFailureException when it cannot be delivered
 */
export async function deliverMail(pool: Pool, mail: Mail): Promise<void> {
  // Store everything first, so that no crash can undo what the mail says.
  await pool.store.commit();
  await pool.sendMail(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('CodeDeliveryFailureException', `Unable to deliver message: ${reason}`);
  });
}
