/**
 * Calls `callback` each time the WebSocket for subscriptions has been connected again after a loss. Returns
 * a function that ends these calls. This function loads aws-amplify, so use it only in code that subscribes
 * and therefore loads aws-amplify anyway.
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
