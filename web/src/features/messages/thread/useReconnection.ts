import { useEffect } from 'react';
import { onReconnected } from '../../../lib/apollo/onReconnected';

/**
 * Calls `changed` after the WebSocket or the network was interrupted, because updates may have been missed.
 */
export function useReconnection(changed: () => Promise<void>) {
  useEffect(() => {
    const run = () => void changed();
    const stop = onReconnected(run);
    window.addEventListener('online', run);
    return () => {
      stop();
      window.removeEventListener('online', run);
    };
  }, [changed]);
}
