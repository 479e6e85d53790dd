import type { CustomResolver, CustomResolverStep } from './CustomResolver';
import { benefitResolvers } from './customResolvers/benefitResolvers';
import { accountResolvers } from './customResolvers/accountResolvers';
import { catalogueResolvers } from './customResolvers/catalogueResolvers';
import { jobResolvers } from './customResolvers/jobResolvers';
import { talentResolvers } from './customResolvers/talentResolvers';
import { insightResolvers } from './customResolvers/insightResolvers';
import { professionalResolvers } from './customResolvers/professionalResolvers';

const memberStep: CustomResolverStep = { source: 'Conversation', file: 'conversation.member' };
const jobStaffStep: CustomResolverStep = { source: 'OpenJob', file: 'conversation.jobStaff' };
const auditStep: CustomResolverStep = { source: 'Insight', file: 'conversation.audit' };

/** Steps that try again what met another transaction. */
const sendStep: CustomResolverStep = { source: 'Conversation', file: 'Mutation.createMessage.2.write' };
const readStep: CustomResolverStep = { source: 'Conversation', file: 'Mutation.updateMessageRead.1.write' };
const moveStep: CustomResolverStep = { source: 'Talent', file: 'Mutation.updateUserApplies.2.write' };

/** Every field with a resolver that is not one of the five generic ones or a generic relation. */
export const customResolvers: Readonly<Record<string, CustomResolver>> = {
  ...talentResolvers,
  'Query.getUser': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { profile: 'Talent', private: 'Talent', audit: 'Insight' },
  },
  'Query.getUserPrivate': {
    in: 'user',
    grants: ['signedIn'],
    steps: { row: 'Talent', audit: 'Insight' },
  },
  'Query.getOpenJob': {
    in: 'job',
    grants: ['guest', 'signedIn'],
    steps: { job: 'OpenJob', mine: 'Talent' },
  },
  'Query.getQualification': { in: 'user', grants: ['guest', 'signedIn'], source: 'Talent' },
  'Query.listWorkHistoryDivisionsByWorkHistory': {
    in: 'user',
    grants: ['guest', 'signedIn'],
    steps: { shares: 'Talent', divisions: 'Talent' },
  },
  'Query.listSelectionProcessByOpenJob': { in: 'job', grants: ['guest', 'signedIn'], source: 'OpenJob' },
  'Query.listUserAppliesByUser': { in: 'apply', grants: ['owner', 'admin'], source: 'Talent' },
  'Query.listUserConversations': { in: 'message', grants: ['signedIn'], source: 'Conversation' },
  'Query.listExports': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Query.getFileLink': {
    in: 'file',
    grants: ['guest', 'signedIn'],
    steps: { record: 'Talent', private: 'Talent', audit: 'Insight', sign: 'Files' },
    also: ['Insight'],
  },
  'Query.searchOpenJobs': {
    in: 'search',
    grants: ['guest', 'signedIn'],
    steps: {
      scope: 'None',
      search: 'Search',
      mine: 'Talent',
      dedupeEmptySearch: 'Insight',
      countEmptySearch: 'Insight',
    },
  },
  'Query.searchUserFavoriteOpenJobs': {
    in: 'search',
    grants: ['owner', 'admin'],
    steps: { scope: 'None', search: 'Search' },
  },
  'Query.searchUsers': {
    in: 'search',
    grants: ['client', 'consultant', 'admin'],
    steps: { scope: 'Talent', search: 'Search' },
  },
  'Query.searchUserApplies': {
    in: 'search',
    grants: ['client', 'consultant', 'admin'],
    steps: { scope: 'None', search: 'Search' },
  },
  'Query.notifyToSlackForNewUser': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    source: 'Slack',
  },
  'Query.notifyToSlackForNewUserApply': {
    in: 'notify',
    file: 'notifyToSlack',
    grants: ['owner'],
    source: 'Slack',
  },
  'Query.notifyErrorToSlack': { in: 'notify', file: 'notifyToSlack', grants: ['signedIn'], source: 'Slack' },
  'Mutation.createFileUpload': { in: 'file', grants: ['signedIn'], source: 'Files' },
  'Mutation.createUser': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { write: 'Talent', resolveConflict: 'Talent' },
  },
  'Mutation.updateUser': {
    in: 'user',
    grants: ['owner', 'admin'],
    steps: { path: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['Catalog'],
  },
  'Mutation.updateUserLastVisitedAt': {
    in: 'user',
    grants: ['owner'],
    steps: { visit: 'Talent', day: 'Talent', record: 'Talent' },
  },
  'Mutation.createUserFavoriteOpenJobs': {
    in: 'keep',
    grants: ['owner'],
    steps: { job: 'OpenJob', write: 'Talent' },
  },
  'Mutation.updateUserFavoriteOpenJobs': { in: 'keep', grants: ['owner'], source: 'Talent' },
  'Mutation.createUserApplies': {
    in: 'apply',
    grants: ['owner'],
    steps: { read: 'Talent', staff: 'Talent', write: 'Talent', resolveConflict: 'Talent' },
    also: ['OpenJob', 'Conversation', 'Catalog'],
  },
  'Mutation.updateUserApplies': {
    in: 'apply',
    grants: ['owner', 'client', 'consultant', 'admin'],
    steps: { read: 'Talent', write: 'Talent', second: moveStep, third: moveStep },
    also: ['Conversation', 'OpenJob'],
  },
  'Query.getConversation': {
    in: 'message',
    grants: ['signedIn'],
    steps: { member: memberStep, audit: auditStep, read: 'Conversation' },
  },
  'Query.listMessagesByConversation': {
    in: 'message',
    grants: ['signedIn'],
    steps: { member: memberStep, audit: auditStep, read: 'Conversation' },
  },
  'Mutation.createConversation': {
    in: 'message',
    grants: ['client', 'consultant', 'admin'],
    steps: { people: 'Talent', permitted: 'Talent', write: 'Conversation', resolveConflict: 'Conversation' },
    also: ['OpenJob', 'Talent'],
  },
  'Mutation.createMessage': {
    in: 'message',
    grants: ['signedIn'],
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
    steps: { write: 'Conversation', second: readStep, third: readStep, resolveConflict: 'Conversation' },
  },
  'Mutation.createUserConversations': {
    in: 'message',
    grants: ['consultant', 'admin'],
    steps: { people: 'Talent', job: jobStaffStep, audit: 'Insight', write: 'Conversation' },
    also: ['Conversation'],
  },
  'Mutation.updateUserConversations': { in: 'message', grants: ['owner'], source: 'Conversation' },
  'Mutation.deleteUserConversations': {
    in: 'message',
    grants: ['owner', 'consultant', 'admin'],
    steps: { conversation: 'Conversation', job: jobStaffStep, audit: 'Insight', remove: 'Conversation' },
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
  'User.email': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.tel': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.address': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.nearestStation': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.lastVisitedAt': { in: 'user', file: 'User.privateField', grants: [], source: 'Talent' },
  'User.conversations': { in: 'message', grants: [], source: 'Conversation' },
  'User.messages': { in: 'message', grants: [], source: 'Conversation' },
  'User.messageReads': { in: 'message', grants: [], source: 'Conversation' },
  'OpenJob.requiredSkillTags': { in: 'job', file: 'OpenJob.skillTags', grants: [], source: 'Catalog' },
  'OpenJob.welcomeSkillTags': { in: 'job', file: 'OpenJob.skillTags', grants: [], source: 'Catalog' },
  'OpenJob.myFavorite': { in: 'job', file: 'OpenJob.mine', grants: [], source: 'Talent' },
  'OpenJob.myApply': { in: 'job', file: 'OpenJob.mine', grants: [], source: 'Talent' },
  'UserFavoriteOpenJobs.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  'UserApplies.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  'UserApplies.history': { in: 'apply', grants: [], source: 'None' },
  'UserApplies.user': { in: 'apply', grants: [], source: 'Talent' },
  'UserConversations.conversation': { in: 'message', grants: [], source: 'Conversation' },
  'Conversation.openJob': { in: 'job', file: 'openJob', grants: [], source: 'OpenJob' },
  ...accountResolvers,
  ...catalogueResolvers,
  ...jobResolvers,
  ...insightResolvers,
  ...benefitResolvers,
  ...professionalResolvers,
};
