import type { ThreadMembersFragment } from '../../../generated/thread';
import type { Participant } from './ThreadState';

/** Converts the members of a conversation from the API's type into the one that the list of messages uses. */
export const toParticipants = ({ participants }: ThreadMembersFragment): Participant[] =>
  (participants ?? []).map(({ sub, name, profileIcon }) => ({
    ...{ sub, name: name ?? '', icon: profileIcon ?? null },
  }));
