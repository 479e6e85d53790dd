import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** A right that ends, and every way to use it. */
export interface Ending {
  right: string;
  /**
   * One line per way: `before at soon after | way`, for example `y n n n | getConversation(id: $talk) { id
   * }`. `y`: allowed, `n`: refused, `~`: not tested, because the streams may not have been processed yet. A
   * way is a root field as in a document, with `$names`, or one of `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
