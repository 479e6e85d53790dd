import { useEffect } from 'react';
import { onReconnected } from '../../../lib/apollo/onReconnected';

/**
 * Calls `changed` each time the WebSocket or the network is back after an interruption, because updates may
 * have been missed.
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
