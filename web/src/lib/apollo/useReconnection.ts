import { useEffect } from 'react';
import { onReconnected } from './onReconnected';

/**
 * Calls `changed` each time the WebSocket or the network is back after an interruption, because updates may
 * have been missed.
 */
export function useReconnection(changed: () => Promise<unknown>) {
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
