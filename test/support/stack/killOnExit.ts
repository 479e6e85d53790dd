/**
 * Ends a process group with this process, whatever ends it but SIGKILL: a group of its own hears no Ctrl-C.
 * Call what it returns once the group has ended by itself.
 */
export function killOnExit(group: number): () => void {
  const kill = () => {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  const leave = () => {
    kill();
    process.exit(1);
  };
  process.once('exit', kill).once('SIGINT', leave).once('SIGTERM', leave);
  return () => process.off('exit', kill).off('SIGINT', leave).off('SIGTERM', leave);
}
