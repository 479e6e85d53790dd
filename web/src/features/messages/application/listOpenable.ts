import type { ThreadApplicationFragment } from '../../../generated/thread';

/**
 * Returns the ids of the files of an application that the API opens for its readers: those of the current application,
 * until it is withdrawn.
 */
export const listOpenable = (application: ThreadApplicationFragment | null): readonly string[] =>
  application && application.type !== 'WITHDRAWN' ? (application.resumeIds ?? []) : [];
