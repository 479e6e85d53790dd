import { extensions } from '@aws-appsync/utils';

/** Ends a former member's open subscriptions to a conversation. */
export function endSubscriptions(payload: { conversationId: string; userId: string }): void {
  extensions.invalidateSubscriptions({ subscriptionField: 'onCreateMessage', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onUpdateMessageRead', payload });
}
