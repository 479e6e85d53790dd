import { CONNECTION_STATE_CHANGE, ConnectionState } from '@aws-amplify/api-graphql';
import { Hub } from 'aws-amplify/utils';

/**
 * Calls `callback` each time the WebSocket for subscriptions has been connected again after a loss. Returns a
 * function that ends these calls.
 */
export function listenToConnection(callback: () => void): () => void {
  let wasLost = false;
  return Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const { connectionState } = payload.data as { connectionState: string };
    const isConnected = connectionState === ConnectionState.Connected;
    if (isConnected && wasLost) callback();
    if (isConnected) wasLost = false;
    else if (/Disrupted|Network|^Disconnected/.test(connectionState)) wasLost = true;
  });
}
