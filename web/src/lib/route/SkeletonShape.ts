/** The shape of the grey placeholders that are visible while content is loading. */
export type SkeletonShape = 'card' | 'form' | 'article' | 'table' | 'strip';
