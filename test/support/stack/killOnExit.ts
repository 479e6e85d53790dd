/**
 * Kills a process group when this process ends, because a separate group does not receive Ctrl-C. If this
 * process itself is killed with SIGKILL, the group goes on. Call the returned function when the group has
 * already ended.
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
