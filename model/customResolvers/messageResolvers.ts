import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

const memberStep: CustomResolverStep = { source: 'Conversation', file: 'conversation.member' };
const jobStaffStep: CustomResolverStep = { source: 'OpenJob', file: 'conversation.jobStaff' };
const auditStep: CustomResolverStep = { source: 'Insight', file: 'conversation.audit' };

/**
 * A pipeline step that runs the code of the step `write` of createMessage again, in case its transaction
 * conflicted with another one. `laterStep` and `readStep` are the same for updateMessageRead.
 */
const sendStep: CustomResolverStep = { source: 'Conversation', file: 'Mutation.createMessage.2.write' };
const laterStep: CustomResolverStep = { source: 'Conversation', file: 'Mutation.updateMessageRead.1.later' };
const readStep: CustomResolverStep = { source: 'Conversation', file: 'Mutation.updateMessageRead.2.write' };

/**
 * The custom resolvers for conversations, their members, messages and read rows (who has read a message), and
 * for the subscriptions to them.
 */
export const messageResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listUserConversations': { in: 'message', grants: ['signedIn'], source: 'Conversation' },
  'Query.getConversation': {
    in: 'message',
    grants: ['signedIn'],
    steps: { members: 'Conversation', audit: auditStep, read: 'Conversation' },
  },
  'Query.listMessagesByConversation': {
    in: 'message',
    grants: ['signedIn'],
    steps: { member: memberStep, audit: auditStep, read: 'Conversation' },
  },
  'Query.listConversations': {
    in: 'message',
    grants: ['admin'],
    steps: { understand: { source: 'Catalog', file: 'search.understand' }, search: 'Search' },
  },
  'Mutation.createConversation': {
    in: 'message',
    grants: ['client', 'consultant', 'admin'],
    rate: RateLimits.conversation,
    steps: {
      people: 'Talent',
      hiddenName: 'Catalog',
      permitted: 'Talent',
      write: 'Conversation',
      resolveConflict: 'Conversation',
    },
    also: ['OpenJob', 'Talent', 'Insight'],
  },
  'Mutation.createMessage': {
    in: 'message',
    grants: ['signedIn'],
    rate: RateLimits.message,
    storesTokens: true,
    also: ['Insight'],
    steps: {
      members: 'Conversation',
      write: 'Conversation',
      second: sendStep,
      third: sendStep,
      fourth: sendStep,
      clientToken: 'Conversation',
      resolveConflict: 'Conversation',
    },
  },
  'Mutation.updateMessageRead': {
    in: 'message',
    grants: ['owner'],
    steps: {
      later: 'Conversation',
      write: 'Conversation',
      laterAgain: laterStep,
      writeAgain: readStep,
      laterAtLast: laterStep,
      writeAtLast: readStep,
      resolveConflict: 'Conversation',
    },
  },
  'Mutation.createUserConversations': {
    in: 'message',
    grants: ['consultant', 'admin'],
    rate: RateLimits.invitation,
    steps: { people: 'Talent', job: jobStaffStep, write: 'Conversation', resolveConflict: 'Conversation' },
    also: ['Conversation', 'Insight'],
  },
  'Mutation.updateUserConversations': { in: 'message', grants: ['owner'], source: 'Conversation' },
  'Mutation.deleteUserConversations': {
    in: 'message',
    grants: ['owner', 'consultant', 'admin'],
    also: ['Insight'],
    steps: { conversation: 'Conversation', job: jobStaffStep, row: 'Conversation', remove: 'Conversation' },
  },
  'Mutation.publishMessage': { in: 'message', file: 'publish', grants: ['system'], source: 'None' },
  'Mutation.publishMessageRead': { in: 'message', file: 'publish', grants: ['system'], source: 'None' },
  'Mutation.publishUpdatedMessageRead': {
    in: 'message',
    file: 'publish',
    grants: ['system'],
    source: 'None',
  },
  'Mutation.publishDeletedUserConversations': { in: 'message', grants: ['system'], source: 'None' },
  'Mutation.publishUserConversations': { in: 'message', file: 'publish', grants: ['system'], source: 'None' },
  'Subscription.onCreateMessage': {
    in: 'message',
    grants: ['signedIn'],
    steps: { listen: { source: 'Conversation', file: 'onConversation' }, audit: auditStep },
  },
  'Subscription.onUpdateMessageRead': {
    in: 'message',
    grants: ['signedIn'],
    steps: { listen: { source: 'Conversation', file: 'onConversation' }, audit: auditStep },
  },
  'Subscription.onCreateMessageRead': { in: 'message', file: 'onOwn', grants: ['owner'], source: 'None' },
  'Subscription.onCreateUserConversations': {
    in: 'message',
    file: 'onOwn',
    grants: ['owner'],
    source: 'None',
  },
  'Conversation.messages': { in: 'message', grants: [], source: 'Conversation' },
  'Message.messageReads': { in: 'message', grants: [], source: 'None' },
  'MessageRead.message': { in: 'message', grants: [], source: 'Conversation' },
  'User.conversations': { in: 'message', grants: [], source: 'Conversation' },
  'User.messages': { in: 'message', grants: [], source: 'Conversation' },
  'User.messageReads': { in: 'message', grants: [], source: 'Conversation' },
  'UserConversations.conversation': {
    in: 'message',
    grants: [],
    source: 'Conversation',
    one: { entity: 'Conversation', by: 'conversationId' },
  },
  'Conversation.openJob': {
    in: 'job',
    file: 'openJob',
    grants: [],
    source: 'OpenJob',
    one: { entity: 'OpenJob', by: 'openJobConversationsId' },
  },
};
