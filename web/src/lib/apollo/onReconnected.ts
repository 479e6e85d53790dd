/**
 * Calls `callback` each time the WebSocket for subscriptions has been connected again after a loss. Returns
 * a function that ends these calls. This function loads aws-amplify, so use it only in code that subscribes
 * and therefore loads aws-amplify anyway.
 */
export function onReconnected(callback: () => void): () => void {
  let isClosed = false;
  let stop = () => {};
  const listen = async () => {
    const { listenToConnection } = await import('./listenToConnection');
    if (!isClosed) stop = listenToConnection(callback);
  };
  listen().catch((error: unknown) => console.warn('onReconnected', error));
  return () => {
    isClosed = true;
    stop();
  };
}
