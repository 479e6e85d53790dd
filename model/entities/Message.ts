import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';
import { Conversation } from './Conversation';

export const Message = entity({
  name: 'Message',
  in: Conversation,
  parent: 'conversationId',
  access: {},
  fields: [everyone(`${record} authorId author content conversationId isSent isEvent messageReads`)],
});
