/** The distance in pixels from the window's edge and from the button. */
const GAP = 8;

/**
 * Places `list` in the window below the end of `button`, or above it if there is too little room below. The
 * list then stays where it is while anything scrolls.
 */
export function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const { style } = list;
  style.position = 'fixed';
  const from = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = list;
  const below = from.bottom + GAP;
  const hasRoom = below + height + GAP <= window.innerHeight;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const start = isRtl ? from.left : from.right - width;
  style.visibility = 'visible';
  style.inset = 'auto';
  style.top = `${hasRoom ? below : Math.max(GAP, from.top - height - GAP)}px`;
  style.left = `${Math.min(Math.max(GAP, start), document.documentElement.clientWidth - width - GAP)}px`;
}
