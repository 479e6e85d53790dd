/**
 * Calls back each time the socket of the subscriptions is connected again after it was lost. aws-amplify is loaded
 * with the first subscription, so this waits for it without loading more.
 */
export function onReconnected(callback: () => void): () => void {
  let isClosed = false;
  let stop = () => {};
  const listen = async () => {
    const [{ CONNECTION_STATE_CHANGE, ConnectionState }, { Hub }] = await Promise.all([
      import('aws-amplify/api'),
      import('aws-amplify/utils'),
    ]);
    if (isClosed) return;
    let wasLost = false;
    stop = Hub.listen('api', ({ payload }) => {
      if (payload.event !== CONNECTION_STATE_CHANGE) return;
      const { connectionState } = payload.data as { connectionState: string };
      const isConnected = connectionState === ConnectionState.Connected;
      if (isConnected && wasLost) callback();
      if (isConnected) wasLost = false;
      else if (/Disrupted|Network|^Disconnected/.test(connectionState)) wasLost = true;
    });
  };
  listen().catch((error: unknown) => console.warn('onReconnected', error));
  return () => {
    isClosed = true;
    stop();
  };
}
