/** The recipient (`userId`) of a queued notice that notify-email queues again for each administrator. */
export const ADMINISTRATORS = 'administrators';
