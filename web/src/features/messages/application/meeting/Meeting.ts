import type { ThreadApplicationFragment } from '../../../../generated/thread';

/** A meeting as the page of its application shows it. */
export type Meeting = NonNullable<ThreadApplicationFragment['meetings']>[number];
