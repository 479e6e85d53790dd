import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { record } from './record';

export const ConversationVisibility: FieldRules = [
  everyone(`${record} name openJobConversationsId openJob messages`),
  adminOnly('owners participants messageCount lastMessageAt'),
];
