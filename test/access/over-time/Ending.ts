import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** A right that ends, how it ends, and every way to use it. */
export interface Ending {
  right: string;
  /**
   * The expected results, one line for each way to use the right: `before at soon after | way`, for example
   * `y n n n | getConversation(id: $talk) { id }`. `y` means allowed, `n` refused, `~` not tested because the
   * streams may not have been processed yet. A way is a root field as in a document, with `$names`, or the
   * name of one of `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
