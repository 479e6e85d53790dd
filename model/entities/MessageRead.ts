import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';
import { Message } from './Message';

export const MessageRead = entity({
  name: 'MessageRead',
  in: Message,
  id: ['userId'],
  parent: 'messageId',
  access: {},
  fields: [everyone(`${record} messageId userId conversationId read message`)],
});
