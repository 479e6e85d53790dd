/**
 * Kills a process group when this process ends, because a separate group does not receive Ctrl-C. If this
 * process itself is killed with SIGKILL, the group goes on. When the group has ended by itself, call the
 * returned function, so that another group that has got the same id is not killed.
 */
export function killOnExit(group: number): () => void {
  const kill = () => {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
  };
  const leave = () => {
    kill();
    process.exit(1);
  };
  process.once('exit', kill).once('SIGINT', leave).once('SIGTERM', leave);
  return () => process.off('exit', kill).off('SIGINT', leave).off('SIGTERM', leave);
}
