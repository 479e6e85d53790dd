import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';
import { Message } from './Message';

export const MessageRead = entity({
  name: 'MessageRead',
  in: Message,
  id: ['userId'],
  parent: 'messageId',
  access: {},
  fields: [everyone(`${record} messageId userId conversationId read message`)],
});
