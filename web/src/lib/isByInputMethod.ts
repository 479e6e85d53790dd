/** The key code that browsers report for a key press that an input method handles. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key press belongs to an input method, such as Enter that confirms a conversion. Safari
 * reports that Enter after the composition has ended, so only its key code shows that.
 */
export const isByInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === PROCESSED_BY_INPUT_METHOD;
