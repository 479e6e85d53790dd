import type { LayoutProps } from './LayoutProps';

const toLength = (step: number) => (step ? `var(--enishi-space-${step})` : '0');

/** Returns the value of the CSS property `gap`. */
export const toGap = (gap: LayoutProps['gap'] = 0) => [gap].flat().map(toLength).join(' ');
