import type { ThreadMembersFragment } from '../../../generated/thread';
import type { Participant } from './ThreadState';

/** Converts the members of a conversation, as the API returns them, for the thread. */
export const toParticipants = ({ participants }: ThreadMembersFragment): Participant[] =>
  (participants ?? []).map(({ sub, name, profileIcon }) => ({
    ...{ sub, name: name ?? '', icon: profileIcon ?? null },
  }));
