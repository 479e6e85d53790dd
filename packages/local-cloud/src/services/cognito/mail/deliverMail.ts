import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { Mail } from './Mail';

/** @throws CodeDeliveryFailureException */
export async function deliverMail(pool: Pool, mail: Mail): Promise<void> {
  // No mail may speak of what a crash could still undo.
  await pool.store.commit();
  await pool.sendMail(mail).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('CodeDeliveryFailureException', `Unable to deliver message: ${reason}`);
  });
}
