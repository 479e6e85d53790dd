import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';
import { Conversation } from './Conversation';

export const Message = declareEntity({
  name: 'Message',
  in: Conversation,
  parent: 'conversationId',
  access: {},
  fields: [everyone(`${record} authorId author content conversationId isSent isEvent messageReads`)],
});
