import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';
import { Message } from './Message';

export const MessageRead = declareEntity({
  name: 'MessageRead',
  in: Message,
  id: ['userId'],
  parent: 'messageId',
  access: {},
  fields: [everyone(`${record} messageId userId conversationId read message`)],
});
