const open = new Set<() => void>();

/** This tab's open subscriptions, each as a function that starts it again with the current session. */
export const openSubscriptions = {
  /** Adds a subscription. Returns a function that removes it. */
  add(restart: () => void): () => void {
    open.add(restart);
    return () => open.delete(restart);
  },
  /** Starts all again, after the server has ended those of the person's earlier session. */
  restart(): void {
    for (const restart of open) restart();
  },
};
