import { adminOnly, everyone, record } from './rules';
import type { FieldRules } from './FieldRules';

export const ConversationVisibility: FieldRules = [
  everyone(`${record} name openJobConversationsId openJob application messages participants`),
  adminOnly('owners messageCount lastMessageAt'),
];
